internal import DomainLayer
internal import StoaFlow

/// A post as the page shows it.
public struct PostDetail: Equatable, Sendable {
  public let title: String
  public let body: String
  /// The author's name, or what stands for it.
  public let author: String
  /// Whether the author can be gone to.
  public let opensAuthor: Bool
  /// The first comments.
  public let comments: [CommentRow]
  /// How many comments there are in all; nil while it is not known.
  public let commentCount: Int?
  /// Whether there are more comments, which nobody can bring.
  public let isCommentCountCutShort: Bool
  /// Why the comments are not there.
  public let commentsTrouble: String?

  init(_ post: Post, _ slice: PostContent.Slice) {
    title = post.title
    body = post.body
    author = slice.authorName ?? "person \(post.author)"
    opensAuthor = slice.hasPeople
    comments = slice.comments?.slots.map(CommentRow.init) ?? []
    commentCount = slice.comments?.total
    isCommentCountCutShort = slice.comments?.isCutShort ?? false
    commentsTrouble = slice.commentsFailure?.message
  }
}
