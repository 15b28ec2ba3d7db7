internal import DomainLayer
internal import Synchronization

extension ListReader {
  /// Gathers the whole list behind a query and keeps it.
  func complete(
    _ query: Query, start: ListStart<Item>?, refresh: Bool
  ) async throws(DomainError) -> KeptList<Source> {
    let base = source.base(of: query)
    let list = try await walk(base, start: start, refresh: refresh)
    let isUniversal = list.count { !source.fits($0, base) } > 0
    knowledge.withLock { knowledge in
      if refresh { knowledge.dropLists() }
      knowledge.keep(list, for: base, isUniversal: isUniversal, limit: limits.lists)
    }
    return list
  }

  /// All entries, page after page, until the service has no more, repeats itself or has given enough.
  private func walk(
    _ base: Query, start: ListStart<Item>?, refresh: Bool
  ) async throws(DomainError) -> KeptList<Source> {
    var walk = ListWalk<Item>(limit: start?.limit ?? limits.walkLimit)
    var answer: RemoteList<Item>
    if let start {
      answer = start.answer
    } else {
      answer = try await source.fetch(PageRequest(query: base, limit: walk.limit), refresh: refresh)
    }
    while walk.take(answer) {
      guard walk.pages < limits.requests, walk.slots.count < limits.entries else {
        return KeptList(Array(walk.slots.prefix(limits.entries)), isWhole: false, source: source)
      }
      if Task.isCancelled { throw DomainError(.cancelled) }
      let next = PageRequest(query: base, offset: walk.pages * walk.limit, limit: walk.limit)
      answer = try await source.fetch(next, refresh: refresh)
    }
    return KeptList(walk.slots, source: source)
  }
}
