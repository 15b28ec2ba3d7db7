internal import DomainLayer
internal import PostsLogic

extension PostsReducer {
  /// The reducer of the list over these use cases.
  init(domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: clock)
  }
}

extension PostReducer {
  /// The reducer of a post's page over these use cases.
  init(id: Post.ID, domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(
      id: id, loadPost: domain.loadPost, loadComments: domain.loadComments, loadNames: domain.loadNames, clock: clock)
  }
}

extension HighlightsReducer {
  /// The reducer of the highlights over these use cases.
  init(domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: clock)
  }
}
