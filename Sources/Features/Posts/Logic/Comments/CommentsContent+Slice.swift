internal import DomainLayer
internal import StoaFlow

extension CommentsContent {
  /// What the screen of the list sees of its state.
  public struct Slice: Equatable, Sendable {
    let list: ListSlice<Slot<Comment>, DomainError>

    public init(_ state: CommentsState) {
      list = state.list.slice
    }
  }

  /// The values for a whole state.
  public init(_ state: CommentsState) { self.init(Slice(state)) }
}
