internal import DomainLayer
internal import StoaFlow

extension PostsContent {
  /// What the screen of the list sees of its state.
  public struct Slice: Equatable, Sendable {
    let list: ListSlice<Slot<Post>, DomainError>
    let authorCount: Int
    let names: [User.ID: String]
    let author: User.ID?

    public init(_ state: PostsState) {
      list = state.list.slice
      authorCount = state.authors
      names = state.names
      author = state.list.query.author
    }
  }

  /// The values for a whole state.
  public init(_ state: PostsState) { self.init(Slice(state)) }
}
