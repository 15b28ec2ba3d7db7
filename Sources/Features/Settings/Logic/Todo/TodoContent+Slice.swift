internal import DomainLayer
internal import StoaFlow

extension TodoContent {
  /// What the page sees of its state.
  public struct Slice: Equatable, Sendable {
    let todo: Todo?
    let notice: LoadNotice<DomainError>?
    let ownerName: String?
    let offset: Int

    public init(_ state: TodoState) {
      todo = state.todo.value
      notice = state.todo.notice
      ownerName = state.ownerName
      offset = state.cursor.offset
    }
  }

  /// The values for a whole state.
  public init(_ state: TodoState) { self.init(Slice(state)) }
}
