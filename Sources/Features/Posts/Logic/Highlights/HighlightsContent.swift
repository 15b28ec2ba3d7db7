internal import DomainLayer
internal import StoaFlow

/// What the highlights show.
public struct HighlightsContent: Equatable, Sendable {
  /// One of the first posts.
  public struct Highlight: Hashable, Sendable {
    public let title: String
    public let body: String
    public let author: String
  }

  /// The posts; nil for one that could not be read.
  public let posts: [Highlight?]
  public let message: PostsMessage?
  /// Index of the selected post.
  public let link: Int
  /// Lines above the view.
  public let offset: Int
  /// Whether the view keeps to the selected post.
  public let followsLink: Bool

  public init(_ state: HighlightsState) {
    let value = state.highlights.value
    posts =
      value?.posts.map { slot in
        slot.item.map { post in
          Highlight(title: post.title, body: post.body, author: value?.names[post.author] ?? "person \(post.author)")
        }
      } ?? []
    message =
      value == nil
      ? PostsMessage(state.highlights.phase, state.highlights.failure, ticks: state.highlights.waitTicks) : nil
    link = state.cursor.link
    offset = state.cursor.offset
    followsLink = state.cursor.followsLink
  }
}
