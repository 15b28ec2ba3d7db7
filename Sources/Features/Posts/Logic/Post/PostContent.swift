internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the page of a post shows.
public struct PostContent: Equatable, Sendable {
  /// The post; nil while a message stands in its place.
  public let post: PostDetail?
  public let message: LoadMessage?
  /// Index of the selected link.
  public let link: Int
  /// Lines above the view.
  public let offset: Int
  /// Whether the view keeps to the selected link.
  public let followsLink: Bool

  public init(_ slice: Slice) {
    post = slice.post.map { PostDetail($0, slice) }
    message = slice.notice.map(LoadMessage.init)
    link = slice.link
    offset = slice.offset
    followsLink = slice.followsLink
  }
}
