internal import DomainLayer
internal import StoaFlow

extension TodoContent {
  /// What the page sees of its state, and of the mark that its to-do was given.
  public struct Slice: Equatable, Sendable {
    let todo: Todo?
    let mark: TodoMark?
    let notice: LoadNotice<DomainError>?
    let ownerName: String?
    let hasPeople: Bool
    let offset: Int

    public init(_ state: TodoState, mark: TodoMark? = nil) {
      self.mark = mark
      todo = state.todo.value
      notice = state.todo.notice
      ownerName = state.ownerName
      hasPeople = state.hasPeople
      offset = state.cursor.offset
    }
  }

  /// The values for a whole state.
  public init(_ state: TodoState, mark: TodoMark? = nil) { self.init(Slice(state, mark: mark)) }
}
