package import DomainLayer

extension ListReader where Item: Identifiable & Hashable, Item.ID == Int, Query: Hashable {
  /// One item of the collection, asked for with `fetch`.
  ///
  /// Where the service cannot be reached and nothing newer is wanted, it is what was last seen of it, in a list or alone.
  package func item(
    _ id: Int, refresh: Bool,
    fetch: () async throws(DomainError) -> Answer<Item>
  ) async throws(DomainError) -> Answer<Item> {
    do throws(DomainError) {
      let answer = try await fetch()
      seen.take(CollectionOfOne(answer.value), freshness: answer.freshness)
      return answer
    } catch {
      if case .notFound = error.kind { seen.forget(id) }
      guard !refresh, error.isOffline, let answer = seen.standIn(for: id) else { throw error }
      return answer
    }
  }
}
