internal import DataLayer
internal import DomainLayer
internal import Testing

@Suite struct CommentRepositoryTests {
  private static let comments = (0..<30).map { Comment(id: $0 + 1, post: $0 / 5 + 1, name: "On \($0)") }

  @Test("The comments of each post come out of every service", arguments: ServiceHabits.all)
  func everyService(_ habits: ServiceHabits) async throws {
    let repository = DefaultCommentRepository(remote: HandmadeComments(Self.comments, habits))
    for post in [1, 6, 3, 9] {
      let expected = Self.comments.filter { $0.post == post }
      let request = PageRequest(query: CommentQuery(post: post), limit: 3)
      let first = try await repository.page(request, refresh: false)
      #expect(first == Page(items: Array(expected.prefix(3)), total: expected.count), "post \(post)")
      let rest = try await repository.page(request.page(holding: 3), refresh: false)
      #expect(rest == Page(items: Array(expected.dropFirst(3)), offset: 3, total: expected.count), "post \(post)")
    }
  }

  @Test("A service that gives the comments of all posts is asked once for all of them")
  func allAtOnce() async throws {
    let remote = HandmadeComments(Self.comments, .whole)
    let repository = DefaultCommentRepository(remote: remote)
    for post in 1...6 {
      let request = PageRequest(query: CommentQuery(post: post), limit: 3)
      #expect(try await repository.page(request, refresh: false).total == 5)
    }
    #expect(remote.service.requests.count == 1)
  }

  @Test("A refresh of one post's comments lets go of the others'")
  func refresh() async throws {
    let remote = HandmadeComments(Self.comments, .wholeSelecting)
    let repository = DefaultCommentRepository(remote: remote)
    for post in [1, 2] {
      _ = try await repository.page(PageRequest(query: CommentQuery(post: post), limit: 3), refresh: false)
    }
    remote.service.replace(Self.comments.filter { $0.id % 5 > 1 }.map(Slot.item))
    _ = try await repository.page(PageRequest(query: CommentQuery(post: 1), limit: 3), refresh: true)
    let other = try await repository.page(PageRequest(query: CommentQuery(post: 2), limit: 3), refresh: false)
    #expect(other.total == 3)
  }

  @Test("The lists of so many posts are kept, the last used ones longest")
  func bounded() async throws {
    let remote = HandmadeComments(Self.comments, .wholeSelecting)
    let repository = DefaultCommentRepository(remote: remote, limits: ListLimits(lists: 2))
    for post in [1, 2, 1, 3, 1, 2] {
      _ = try await repository.page(PageRequest(query: CommentQuery(post: post), limit: 3), refresh: false)
    }
    #expect(remote.service.requests.map(\.query.post) == [1, 2, 3, 2])
  }
}
