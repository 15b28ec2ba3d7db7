internal import DomainLayer
internal import Synchronization

extension ListReader where Item: Identifiable & Hashable, Item.ID == Int, Query: Hashable {
  /// Gathers the whole list behind a query and keeps it.
  func complete(
    _ query: Query, start: ListStart<Item>?, refresh: Bool
  ) async throws(DomainError) -> KeptList<Item, Query> {
    let base = source.base(of: query)
    let changes = knowledge.withLock { $0.changes }
    let list = try await walk(base, start: start, refresh: refresh)
    let isUniversal = list.count { !source.fits($0, base) } > 0
    knowledge.withLock { knowledge in
      if refresh { knowledge.dropLists() }
      guard knowledge.changes == changes else { return }
      knowledge.keep(list, for: base, isUniversal: isUniversal, limit: limits.lists)
    }
    return list
  }

  /// All entries, page after page, until the service has no more, repeats itself or has given enough.
  private func walk(
    _ base: Query, start: ListStart<Item>?, refresh: Bool
  ) async throws(DomainError) -> KeptList<Item, Query> {
    var walk = ListWalk<Item>(limit: start?.limit ?? limits.walkLimit)
    var answer: RemoteList<Item>
    if let start {
      answer = start.answer
    } else {
      answer = try await source.fetch(PageRequest(query: base, limit: walk.limit), refresh: refresh)
    }
    while walk.take(answer) {
      guard walk.pages < limits.requests, walk.slots.count < limits.entries else {
        return KeptList(
          Array(walk.slots.prefix(limits.entries)), isWhole: false, freshness: walk.freshness, source: source)
      }
      if Task.isCancelled { throw DomainError(.cancelled) }
      let next = PageRequest(query: base, offset: walk.pages * walk.limit, limit: walk.limit)
      do throws(DomainError) {
        answer = try await source.fetch(next, refresh: refresh)
      } catch {
        // Some services have no page behind the last one, not even an empty one.
        guard case .noCollection = error.kind else { throw error }
        break
      }
    }
    guard walk.isStuck else { return KeptList(walk.slots, freshness: walk.freshness, source: source) }
    return try await all(base, beyond: walk, refresh: refresh)
  }

  /// As many entries as are kept at all, asked for at once.
  private func all(
    _ base: Query, beyond walk: ListWalk<Item>, refresh: Bool
  ) async throws(DomainError) -> KeptList<Item, Query> {
    let answer: RemoteList<Item>
    do throws(DomainError) {
      answer = try await source.fetch(PageRequest(query: base, limit: limits.entries), refresh: refresh)
    } catch {
      guard case .service(let status) = error.kind, 400..<500 ~= status else { throw error }
      // Too much at once for this service: what came stands, and nobody knows what more there is.
      return KeptList(walk.slots, isWhole: false, freshness: walk.freshness, source: source)
    }
    let slots = answer.slots
    // A service that gives no more than it did has no more.
    guard slots.count > walk.slots.count else {
      return KeptList(walk.slots, freshness: walk.freshness, source: source)
    }
    return KeptList(
      Array(slots.prefix(limits.entries)), isWhole: slots.count < limits.entries, freshness: answer.freshness,
      source: source)
  }
}
