/// Loads one post.
public struct LoadPost: Sendable {
  private let posts: any PostRepository

  package init(posts: any PostRepository) { self.posts = posts }

  /// The post, or `.notFound`.
  public func callAsFunction(_ id: Post.ID, refresh: Bool = false) async throws(DomainError) -> Answer<Post> {
    try await posts.post(id, refresh: refresh)
  }
}
