internal import DataLayer
internal import DomainLayer

/// Posts on a hand-made service.
struct HandmadePosts: PostRemoteDataSource {
  let service: HandmadeService<Post, PostQuery>

  init(_ slots: [Slot<Post>], _ habits: ServiceHabits) {
    service = HandmadeService(slots, habits) { query, habits, slots in
      slots.filter { Self.matches($0.item, query, habits) }
    }
  }

  /// `count` posts by three authors in turn, one in four of them about tea.
  init(count: Int, _ habits: ServiceHabits) { self.init(Self.posts(count).map(Slot.item), habits) }

  static func posts(_ count: Int) -> [Post] {
    (0..<count).map { index in
      Post(id: index + 1, author: index % 3 + 1, title: index % 4 == 0 ? "On Tea \(index)" : "On nothing \(index)")
    }
  }

  func list(_ request: PageRequest<PostQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<Post> {
    try service.answer(request)
  }

  func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post> {
    throw DomainError(.notFound(.post, id))
  }

  private static func matches(_ post: Post?, _ query: PostQuery, _ habits: ServiceHabits) -> Bool {
    let isSelecting = habits.selects && query.author != nil
    let isSearching = habits.searches && !query.filter.isEmpty
    guard let post else { return !isSelecting && !isSearching }
    if isSelecting, query.author != post.author { return false }
    return !isSearching || (post.title + "\n" + post.body).lowercased().contains(query.filter.lowercased())
  }
}
