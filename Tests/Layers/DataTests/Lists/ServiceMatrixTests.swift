internal import DataLayer
internal import DomainLayer
internal import Testing

/// The same list comes out of every service, whatever it can and cannot do.
@Suite struct ServiceMatrixTests {
  private static let sizes = [0, 1, 9, 10, 11, 20, 21, 47]
  private static let limit = 10
  private static let queries = [
    PostQuery(), PostQuery(author: 2), PostQuery(filter: "tea"), PostQuery(filter: "TEA", author: 1),
    PostQuery(filter: "nowhere"), PostQuery(author: 9),
  ]

  @Test("Paging through posts gives each once, with the exact total", arguments: ServiceHabits.all, sizes)
  func forwards(_ habits: ServiceHabits, size: Int) async throws {
    for query in Self.queries {
      let repository = DefaultPostRepository(remote: HandmadePosts(count: size, habits))
      try await expectPages(of: query, size: size, in: repository) { $0 }
    }
  }

  @Test("The last page may be asked for first", arguments: ServiceHabits.all, sizes)
  func backwards(_ habits: ServiceHabits, size: Int) async throws {
    for query in Self.queries {
      let repository = DefaultPostRepository(remote: HandmadePosts(count: size, habits))
      try await expectPages(of: query, size: size, in: repository) { $0.reversed() }
    }
  }

  @Test("What one query taught does not spoil the next", arguments: ServiceHabits.all)
  func oneAfterTheOther(_ habits: ServiceHabits) async throws {
    let repository = DefaultPostRepository(remote: HandmadePosts(count: 47, habits))
    for query in Self.queries + Self.queries.reversed() {
      try await expectPages(of: query, size: 47, in: repository) { $0 }
    }
  }

  @Test("A refresh of every page gives the same list", arguments: ServiceHabits.all)
  func refreshed(_ habits: ServiceHabits) async throws {
    for query in Self.queries {
      let repository = DefaultPostRepository(remote: HandmadePosts(count: 47, habits))
      try await expectPages(of: query, size: 47, in: repository, refresh: true) { $0 }
    }
  }

  @Test("People stand in the wanted order", arguments: ServiceHabits.all, UserSort.allCases)
  func order(_ habits: ServiceHabits, sort: UserSort) async throws {
    let repository = DefaultUserRepository(remote: HandmadeUsers(count: 47, habits))
    let expected = HandmadeUsers.users(47).sorted { one, other in
      switch sort {
      case .id: one.id < other.id
      case .name: (one.name, one.id) < (other.name, other.id)
      case .city: (one.city, one.id) < (other.city, other.id)
      }
    }
    var found: [User] = []
    for offset in stride(from: 0, to: 47, by: 10) {
      let request = PageRequest(query: UserQuery(sort: sort), offset: offset, limit: 10)
      found += try await repository.page(request, refresh: false).items
    }
    #expect(found == expected)
  }

  private func expectPages(
    of query: PostQuery, size: Int, in repository: DefaultPostRepository, refresh: Bool = false,
    order: ([Int]) -> [Int]
  ) async throws {
    let expected = HandmadePosts.posts(size).filter { post in
      (query.author.map { $0 == post.author } ?? true)
        && (query.filter.isEmpty || post.title.lowercased().contains(query.filter.lowercased()))
    }
    let offsets = Array(stride(from: 0, through: max(0, expected.count - 1), by: Self.limit))
    for offset in order(offsets) {
      let request = PageRequest(query: query, offset: offset, limit: Self.limit)
      let page = try await repository.page(request, refresh: refresh)
      let wanted = expected.dropFirst(offset).prefix(Self.limit)
      #expect(page.items.map(\.id) == wanted.map(\.id), "\(query) at \(offset)")
      #expect([page.total, page.offset, page.unreadableCount] == [expected.count, offset, 0], "\(query) at \(offset)")
    }
  }
}
