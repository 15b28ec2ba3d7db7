public import DomainLayer
public import StoaFlow

/// The list of posts.
public struct PostsState: Sendable, Equatable {
  public package(set) var list: ListState<Slot<Post>, PostQuery, DomainError>
  /// How many people wrote the rows that have come.
  public package(set) var authors = 0
  /// The names of authors, as far as they are known.
  public package(set) var names: [User.ID: String] = [:]
  /// Why names are missing.
  public package(set) var namesFailure: DomainError?

  /// A list that is asked for in this way.
  public init(query: PostQuery = PostQuery()) {
    list = ListState(query: query, filter: query.filter)
  }

  /// Why the list, or what its rows show besides, is not there or not up to date.
  public var trouble: DomainError? { list.failure ?? namesFailure }
}

extension PostsState {
  typealias List = ListState<Slot<Post>, PostQuery, DomainError>
  typealias ListEvent = ListAction<Slot<Post>, PostQuery, DomainError>
}
