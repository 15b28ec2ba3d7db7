internal import DataLayer
internal import DomainLayer
internal import Testing

/// Paging ends whatever the service says: no loop, no repeated row.
@Suite struct HostilePagingTests {
  private let request = PageRequest(query: PostQuery(), limit: 10)

  @Test("Pages without an end are gathered up to a limit")
  func endless() async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(slots: Self.posts(request.offset..<request.offset + request.limit))
    }
    let limits = ListLimits(walkLimit: 10, requests: 5)
    let page = try await DefaultPostRepository(remote: remote, limits: limits).page(request, refresh: false)
    #expect(page.total == 50)
    #expect(page.isCutShort)
    #expect(remote.requests.count == 5)
  }

  @Test("A next page that is always the same one ends the list")
  func nextPointsAtItself() async throws {
    let remote = ScriptedPosts { _, _ in RemoteList(slots: Self.posts(0..<10), hasNext: true) }
    let page = try await DefaultPostRepository(remote: remote).page(request, refresh: false)
    #expect(page.total == 10)
    #expect(!page.isCutShort)
    #expect(remote.requests.map(\.offset) == [0, 0, 10])
  }

  @Test("A next page that is not found ends the list; any other failure fails it")
  func nextIsNotFound() async throws {
    let failures = [DomainError(.noCollection(.post)), DomainError(.service(status: 500))]
    let repositories = failures.map { failure in
      DefaultPostRepository(
        remote: ScriptedPosts { request, _ throws(DomainError) in
          if request.offset > 0 { throw failure }
          return RemoteList(slots: Self.posts(0..<request.limit))
        })
    }
    #expect(try await repositories[0].page(request, refresh: false).total == 240)
    await #expect(throws: failures[1]) { try await repositories[1].page(request, refresh: false) }
  }

  @Test("An empty page that promises another ends the list")
  func emptyWithNext() async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(slots: request.offset == 0 ? Self.posts(0..<10) : [], hasNext: true)
    }
    let page = try await DefaultPostRepository(remote: remote).page(request, refresh: false)
    #expect(page.total == 10)
    #expect(remote.requests.map(\.offset) == [0, 0, 10])
  }

  @Test("A total that promises too much shrinks to what came")
  func totalTooLarge() async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(slots: Self.posts(request.offset..<max(request.offset, min(15, request.offset + 10))), total: 100)
    }
    let repository = DefaultPostRepository(remote: remote)
    var totals: [Int] = []
    for offset in [0, 10, 20] {
      totals.append(try await repository.page(request.page(holding: offset), refresh: false).total)
    }
    #expect(totals == [100, 15, 15])
  }

  @Test("Behind a total far too large the list is looked for from its beginning", arguments: [1_000, 1_000_000_000])
  func totalFarTooLarge(_ total: Int) async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(
        slots: request.offset >= 47 ? [] : Self.posts(request.offset..<min(47, request.offset + 10)), total: total)
    }
    let repository = DefaultPostRepository(remote: remote)
    #expect(try await repository.page(request, refresh: false).total == total)
    let last = try await repository.page(request.page(holding: total - 1), refresh: false)
    #expect(last.total == 47)
    #expect(last.slots.isEmpty)
    #expect(try await repository.page(request.page(holding: 46), refresh: false).items.map(\.id) == Array(41...47))
    #expect(remote.requests.count == 7)
  }

  @Test("A total that no service can have says nothing")
  func totalBeyondReason() async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(slots: request.offset == 0 ? Self.posts(0..<10) : [], total: .max)
    }
    #expect(try await DefaultPostRepository(remote: remote).page(request, refresh: false).total == 10)
  }

  @Test("A total that is too small does not end the list")
  func totalTooSmall() async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(slots: Self.posts(min(25, request.offset)..<min(25, request.offset + 10)), total: 3)
    }
    #expect(try await DefaultPostRepository(remote: remote).page(request, refresh: false).total == 25)
  }

  @Test("A service that knows no pages is asked for all at once", arguments: [nil, true])
  func noPages(_ hasNext: Bool?) async throws {
    let remote = ScriptedPosts { request, _ in
      RemoteList(slots: Self.posts(0..<min(500, request.limit)), hasNext: hasNext)
    }
    let repository = DefaultPostRepository(remote: remote)
    let page = try await repository.page(request, refresh: false)
    #expect(page.total == 500)
    #expect(!page.isCutShort)
    #expect(remote.requests.map(\.limit) == [10, 240, 240, 20_000])
  }

  @Test("A service that refuses so many at once keeps what it gave")
  func noPagesAndRefuses() async throws {
    let remote = ScriptedPosts { request, _ throws(DomainError) in
      if request.limit > 1_000 { throw DomainError(.service(status: 422)) }
      return RemoteList(slots: Self.posts(0..<request.limit))
    }
    let page = try await DefaultPostRepository(remote: remote).page(request, refresh: false)
    #expect(page.total == 240)
    #expect(page.isCutShort)
  }

  @Test("A total with nothing behind it is an empty list")
  func totalOfNothing() async throws {
    let remote = ScriptedPosts { _, _ in RemoteList(slots: [], total: 12) }
    #expect(try await DefaultPostRepository(remote: remote).page(request, refresh: false) == Page(items: []))
  }

  @Test("A total below zero says nothing")
  func negativeTotal() async throws {
    let remote = ScriptedPosts { _, _ in RemoteList(slots: Self.posts(0..<3), total: -1) }
    #expect(try await DefaultPostRepository(remote: remote).page(request, refresh: false).total == 3)
  }

  @Test("Rows that overlap with the page before are shown once")
  func overlap() async throws {
    let remote = ScriptedPosts { request, _ in
      let start = request.offset == 0 ? 0 : request.offset - 3
      return RemoteList(slots: Self.posts(start..<min(25, start + 10)))
    }
    let repository = DefaultPostRepository(remote: remote, limits: ListLimits(walkLimit: 10))
    var ids: [Int] = []
    for offset in [0, 10, 20] {
      ids += try await repository.page(request.page(holding: offset), refresh: false).items.map(\.id)
    }
    #expect(ids == Array(1...25))
  }

  @Test("A list that grew between two pages is no list that ignores paging")
  func grown() async throws {
    let remote = ScriptedPosts { request, number in
      let start = request.offset - (number > 0 ? 1 : 0)
      return RemoteList(slots: Self.posts(start..<start + 10), total: 40 + number)
    }
    let repository = DefaultPostRepository(remote: remote)
    _ = try await repository.page(request, refresh: false)
    let second = try await repository.page(request.page(holding: 10), refresh: false)
    #expect(second.items.map(\.id) == Array(10..<20))
    #expect(second.total == 41)
    #expect(remote.requests.count == 2)
  }

  @Test("A cancelled gathering stops")
  func cancelled() async throws {
    let remote = ScriptedPosts { request, number in
      if number == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      return RemoteList(slots: Self.posts(request.offset..<request.offset + request.limit))
    }
    let repository = DefaultPostRepository(remote: remote)
    let outcome = await withTaskGroup(of: DomainError.Kind?.self) { group in
      group.addTask {
        do throws(DomainError) {
          _ = try await repository.page(PageRequest(query: PostQuery(), limit: 10), refresh: false)
          return nil
        } catch {
          return error.kind
        }
      }
      return await group.next() ?? nil
    }
    #expect(outcome == .cancelled)
    #expect(remote.requests.count == 3)
  }

  @Test("A refused probe means that the question was read; a broken one is asked again", arguments: [400, 500])
  func probeFails(_ status: Int) async throws {
    let remote = ScriptedPosts { request, _ throws(DomainError) in
      if request.query.filter == impossibleText { throw DomainError(.service(status: status)) }
      return RemoteList(slots: Self.posts(0..<3), total: 3)
    }
    let repository = DefaultPostRepository(remote: remote)
    let search = PageRequest(query: PostQuery(filter: "x"), limit: 10)
    for _ in 0..<2 {
      #expect(try await repository.page(search, refresh: false).total == 3)
    }
    let probes = remote.requests.count { $0.query.filter == impossibleText }
    #expect(probes == (status == 400 ? 1 : 2))
  }

  private static func posts(_ range: Range<Int>) -> [Slot<Post>] {
    range.map { .item(Post(id: $0 + 1, author: 1, title: "Title \($0)")) }
  }
}
