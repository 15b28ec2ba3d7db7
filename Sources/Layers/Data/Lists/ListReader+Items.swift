package import DomainLayer

extension ListReader where Item: Identifiable & Hashable, Item.ID == Int, Query: Hashable {
  /// One item of the collection, asked for with `fetch`.
  ///
  /// What a list has said of it since its own page was asked for last comes first, as old as the list: whoever shows what
  /// is old asks again, with `refresh`. Without a way to the service what was seen of it alone will do as well.
  package func item(
    _ id: Int, refresh: Bool,
    fetch: () async throws(DomainError) -> Answer<Item>
  ) async throws(DomainError) -> Answer<Item> {
    if !refresh, let known = seen.standIn(for: id), known.sight == .inList { return known.answer }
    do throws(DomainError) {
      let answer = try await fetch()
      seen.take(CollectionOfOne(answer.value), .alone, freshness: answer.freshness)
      return answer
    } catch {
      if case .notFound = error.kind { seen.forget(id) }
      guard !refresh, error.isOffline, let known = seen.standIn(for: id) else { throw error }
      return known.answer
    }
  }
}
