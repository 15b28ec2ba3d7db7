internal import DomainLayer
internal import StoaFlow

extension PersonPostsContent {
  /// What the screen of the list sees of its state.
  public struct Slice: Equatable, Sendable {
    let list: ListSlice<Slot<Post>, DomainError>

    public init(_ state: PersonPostsState) {
      list = state.list.slice
    }
  }

  /// The values for a whole state.
  public init(_ state: PersonPostsState) { self.init(Slice(state)) }
}
