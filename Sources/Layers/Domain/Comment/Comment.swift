/// What somebody said about a post.
public struct Comment: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public let id: ID
  public let post: Post.ID
  /// The headline of the comment.
  public let name: String
  /// The address of who wrote it.
  public let email: String
  public let body: String

  public init(id: ID, post: Post.ID, name: String, email: String = "", body: String = "") {
    self.id = id
    self.post = post
    self.name = name
    self.email = email
    self.body = body
  }
}
