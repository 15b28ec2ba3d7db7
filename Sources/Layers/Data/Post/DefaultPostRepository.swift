package import DomainLayer

/// Posts from a service.
package struct DefaultPostRepository: PostRepository {
  private let remote: any PostRemoteDataSource
  private let reader: ListReader<Post, PostQuery>

  package init(remote: any PostRemoteDataSource, limits: ListLimits = ListLimits()) {
    self.remote = remote
    reader = ListReader(PostListSource(remote: remote), limits: limits)
  }

  package func page(
    _ request: PageRequest<PostQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<Post> {
    try await reader.page(request, refresh: refresh)
  }

  package func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post> {
    try await reader.item(id, refresh: refresh) { () async throws(DomainError) in
      try await remote.post(id, refresh: refresh)
    }
  }
}
