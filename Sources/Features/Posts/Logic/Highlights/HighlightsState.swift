public import DomainLayer
public import StoaFlow

/// The first three posts.
public struct HighlightsState: Sendable, Equatable {
  public package(set) var highlights = ItemState<Highlights, DomainError>()
  public package(set) var cursor = PageCursor()

  public init() {}

  /// The posts that can be opened, from top to bottom.
  public var links: [Post.ID] { highlights.value?.posts.compactMap(\.item?.id) ?? [] }

  /// The selected post.
  public var selected: Post.ID? { links.indices.contains(cursor.link) ? links[cursor.link] : nil }
}
