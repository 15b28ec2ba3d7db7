internal import DataLayer
internal import DomainLayer
internal import Testing

/// What a service is asked, and how often.
@Suite struct ListReaderRequestTests {
  @Test("A list that came whole is not asked for again, whatever is wanted of it")
  func wholeOnce() async throws {
    let remote = HandmadePosts(count: 47, .whole)
    let repository = DefaultPostRepository(remote: remote)
    for query in [PostQuery(), PostQuery(filter: "tea"), PostQuery(author: 2)] {
      _ = try await repository.page(PageRequest(query: query, offset: 10, limit: 10), refresh: false)
      _ = try await repository.page(PageRequest(query: query, limit: 10), refresh: false)
    }
    // Page 2 came first, which cannot be the beginning of a list for sure.
    #expect(remote.service.requests.map(\.offset) == [10, 0])
  }

  @Test("A whole list of just the wanted length is asked for once more, with room for more")
  func exactLength() async throws {
    let remote = HandmadePosts(count: 10, .whole)
    let repository = DefaultPostRepository(remote: remote)
    let page = try await repository.page(PageRequest(query: PostQuery(), limit: 10), refresh: false)
    #expect(page.total == 10)
    #expect(remote.service.requests.map(\.offset) == [0, 0])
    #expect(remote.service.requests.map(\.limit) == [10, 240])
  }

  @Test("A service that pages is asked for each page, with filter and author, and once whether it looks at them")
  func honest() async throws {
    let remote = HandmadePosts(count: 47, .honest)
    let repository = DefaultPostRepository(remote: remote)
    let query = PostQuery(filter: "tea", author: 2)
    for offset in [0, 2, 0] {
      _ = try await repository.page(PageRequest(query: query, offset: offset, limit: 2), refresh: false)
    }
    let probes = [PostQuery(author: impossibleID), PostQuery(filter: impossibleText)]
    #expect(remote.service.requests.map(\.query) == [query] + probes + [query, query])
    #expect(remote.service.requests.map(\.limit) == [2, 1, 1, 2, 2])
  }

  @Test("Plain paging needs no question besides")
  func plainPaging() async throws {
    let remote = HandmadePosts(count: 47, .honest)
    let repository = DefaultPostRepository(remote: remote)
    for offset in [0, 10, 20, 40, 30] {
      _ = try await repository.page(PageRequest(query: PostQuery(), offset: offset, limit: 10), refresh: false)
    }
    #expect(remote.service.requests.map(\.offset) == [0, 10, 20, 40, 30])
  }

  @Test("A jump to the end looks at the first page once")
  func jump() async throws {
    let remote = HandmadePosts(count: 47, .honest)
    let repository = DefaultPostRepository(remote: remote)
    for offset in [40, 30, 20] {
      _ = try await repository.page(PageRequest(query: PostQuery(), offset: offset, limit: 10), refresh: false)
    }
    #expect(remote.service.requests.map(\.offset) == [40, 0, 30, 20])
  }

  @Test("The last page is known by its link")
  func lastByLink() async throws {
    let remote = HandmadePosts(count: 20, .linkOnly)
    let repository = DefaultPostRepository(remote: remote)
    #expect(try await repository.page(PageRequest(query: PostQuery(), limit: 20), refresh: false).total == 20)
    #expect(remote.service.requests.map(\.offset) == [0])
  }

  @Test("A list is not gathered in the small steps that a preview asks for")
  func smallStart() async throws {
    let remote = HandmadePosts(count: 500, .linkOnly)
    let repository = DefaultPostRepository(remote: remote)
    #expect(try await repository.page(PageRequest(query: PostQuery(), limit: 3), refresh: false).total == 500)
    #expect(remote.service.requests.map(\.limit) == [3, 240, 240, 240])
  }

  @Test("A refresh replaces what is kept")
  func refresh() async throws {
    let remote = HandmadePosts(count: 47, .whole)
    let repository = DefaultPostRepository(remote: remote)
    let request = PageRequest(query: PostQuery(), limit: 10)
    _ = try await repository.page(request, refresh: false)
    remote.service.replace(HandmadePosts.posts(12).map(Slot.item))
    #expect(try await repository.page(request, refresh: false).total == 47)
    #expect(try await repository.page(request, refresh: true).total == 12)
    #expect(try await repository.page(request, refresh: false).total == 12)
  }

  @Test("A refresh that fails leaves what is kept")
  func failedRefresh() async throws {
    let remote = HandmadePosts(count: 47, .whole)
    let repository = DefaultPostRepository(remote: remote)
    let request = PageRequest(query: PostQuery(), limit: 10)
    _ = try await repository.page(request, refresh: false)
    remote.service.fail(DomainError(.unreachable))
    await #expect(throws: DomainError(.unreachable)) { try await repository.page(request, refresh: true) }
    #expect(try await repository.page(request, refresh: false).total == 47)
  }

  @Test("A service that learns to page is asked for pages after a refresh")
  func change() async throws {
    let slots = HandmadePosts.posts(47).map(Slot.item)
    let answers = [RemoteList(slots: slots), RemoteList(slots: Array(slots.prefix(10)), total: 47)]
    let remote = ScriptedPosts { _, number in answers[min(number, 1)] }
    let repository = DefaultPostRepository(remote: remote)
    let request = PageRequest(query: PostQuery(), limit: 10)
    _ = try await repository.page(request, refresh: false)
    _ = try await repository.page(request, refresh: true)
    _ = try await repository.page(request, refresh: false)
    #expect(remote.requests.count == 3)
  }

  @Test("A list that had to be cut short answers only what the service cannot")
  func cutShort() async throws {
    let remote = HandmadePosts(count: 47, .pagesOnly)
    let repository = DefaultPostRepository(remote: remote, limits: ListLimits(walkLimit: 10, entries: 20))
    let filtered = PageRequest(query: PostQuery(filter: "tea"), limit: 10)
    #expect(try await repository.page(filtered, refresh: false).total == 5)
    let all = PageRequest(query: PostQuery(), limit: 10)
    #expect(try await repository.page(all, refresh: false).total == 47)
  }
}
