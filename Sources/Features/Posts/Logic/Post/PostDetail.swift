internal import DomainLayer
internal import StoaFlow

/// A post as the page shows it.
public struct PostDetail: Equatable, Sendable {
  public let title: String
  public let body: String
  /// The author's name, or what stands for it.
  public let author: String
  /// The first comments.
  public let comments: [CommentRow]
  /// How many comments there are in all; nil while it is not known.
  public let commentCount: Int?
  /// Why the comments are not there.
  public let commentsTrouble: String?

  init(_ post: Post, _ state: PostState) {
    title = post.title
    body = post.body
    author = state.authorName ?? "person \(post.author)"
    comments = state.comments.value?.slots.map(CommentRow.init) ?? []
    commentCount = state.comments.value?.total
    commentsTrouble = state.comments.value == nil ? state.comments.failure?.message : nil
  }
}
