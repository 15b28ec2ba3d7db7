internal import DomainLayer
public import LogicSupport
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
  public let message: LoadMessage?
  /// Index of the selected post.
  public let link: Int
  /// Lines above the view.
  public let offset: Int
  /// Whether the view keeps to the selected post.
  public let followsLink: Bool

  public init(_ slice: Slice) {
    let value = slice.highlights
    posts =
      value?.posts.map { slot in
        slot.item.map { post in
          Highlight(title: post.title, body: post.body, author: value?.names[post.author] ?? "person \(post.author)")
        }
      } ?? []
    message = slice.notice.map(LoadMessage.init)
    link = slice.link
    offset = slice.offset
    followsLink = slice.followsLink
  }
}
