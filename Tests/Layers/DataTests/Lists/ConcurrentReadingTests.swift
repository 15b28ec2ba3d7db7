internal import DataLayer
internal import DomainLayer
internal import Testing

/// Many readers at once get what one alone would get.
@Suite struct ConcurrentReadingTests {
  @Test("Loads side by side, refreshing ones among them, each give their own page", arguments: ServiceHabits.all)
  func sideBySide(_ habits: ServiceHabits) async throws {
    let repository = DefaultPostRepository(remote: HandmadePosts(count: 47, habits))
    let queries = [PostQuery(), PostQuery(author: 2), PostQuery(filter: "tea"), PostQuery(filter: "tea", author: 1)]
    let totals = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for number in 0..<64 {
        let query = queries[number % 4]
        group.addTask {
          let request = PageRequest(query: query, offset: number / 16 * 3, limit: 3)
          let page = try await repository.page(request, refresh: number % 5 == 0)
          return (number % 4, page.total)
        }
      }
      return try await group.reduce(into: [:]) { totals, found in totals[found.0, default: Set()].insert(found.1) }
    }
    #expect(totals == [0: [47], 1: [16], 2: [12], 3: [4]])
  }
}
