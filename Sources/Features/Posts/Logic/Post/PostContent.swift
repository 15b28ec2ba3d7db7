internal import DomainLayer
internal import StoaFlow

/// What the page of a post shows.
public struct PostContent: Equatable, Sendable {
  /// The post; nil while a message stands in its place.
  public let post: PostDetail?
  public let message: PostsMessage?
  /// Index of the selected link.
  public let link: Int
  /// Lines above the view.
  public let offset: Int
  /// Whether the view keeps to the selected link.
  public let followsLink: Bool

  public init(_ state: PostState) {
    post = state.post.value.map { PostDetail($0, state) }
    message = post == nil ? PostsMessage(state.post.phase, state.post.failure, ticks: state.post.waitTicks) : nil
    link = state.cursor.link
    offset = state.cursor.offset
    followsLink = state.cursor.followsLink
  }
}
