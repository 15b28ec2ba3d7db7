package import DomainLayer
internal import Synchronization

/// Reads one collection of a service page by page, whatever the service can and cannot do.
///
/// A service that says totals and keeps to its pages is asked for each page, with the query's filter, fields and
/// order. One that ignores paging, or says nothing of what follows, gives its list once; it is kept, and filter,
/// fields, order and paging happen here, with exact totals. One that pages but ignores a filter, a field or an order is
/// found out too, by an entry that does not belong, or by asking once for what cannot be there; its pages are then
/// gathered and narrowed here. Every walk ends after `ListLimits.requests`, and no page that repeats is shown.
///
/// What it needs of items and queries stands on its members, not on the type (decision 0012).
package final class ListReader<Item: Sendable, Query: Sendable>: Sendable {
  let source: any ListSource<Item, Query>
  let limits: ListLimits
  let knowledge = Mutex(ListKnowledge<Item, Query>())
  let seen: SeenItems<Item>

  package init(_ source: any ListSource<Item, Query>, limits: ListLimits = ListLimits()) {
    self.source = source
    self.limits = limits
    seen = SeenItems(limit: limits.seen)
  }
}

extension ListReader where Item: Identifiable & Hashable, Item.ID == Int, Query: Hashable {
  /// The wanted stretch; `refresh` asks the service anew and replaces what is kept once it has answered.
  package func page(_ request: PageRequest<Query>, refresh: Bool) async throws(DomainError) -> Page<Item> {
    let page = try await read(request, refresh: refresh)
    seen.take(page.items, .inList, freshness: page.freshness)
    return page
  }

  private func read(_ request: PageRequest<Query>, refresh: Bool) async throws(DomainError) -> Page<Item> {
    if !refresh {
      if let list = keptList(for: request.query) { return list.page(request) }
      if mustCompleteHere(request.query) { return try await completedPage(request, refresh: false) }
    }
    let answer = try await source.fetch(request, refresh: refresh)
    guard let page = try await trustedPage(answer, request, refresh: refresh) else {
      return try await completedPage(request, start: usableStart(answer, request), refresh: refresh)
    }
    if refresh { knowledge.withLock { $0.dropLists() } }
    return page
  }

  /// The whole list that answers the query, from memory or gathered now.
  package func list(for query: Query, refresh: Bool) async throws(DomainError) -> KeptList<Item, Query> {
    if !refresh, let list = keptList(for: query) { return list }
    return try await complete(query, start: nil, refresh: refresh)
  }

  /// The whole list that answers the query, if it is in memory.
  ///
  /// One that had to be cut short answers only what the service cannot.
  func keptList(for query: Query) -> KeptList<Item, Query>? {
    guard let list = knowledge.withLock({ $0.list(for: source.base(of: query)) }) else { return nil }
    return list.isWhole || mustCompleteHere(query) ? list : nil
  }

  /// Has what is in memory hold an item as the service has it now.
  package func change(_ id: Int, to changed: (Item) -> Item) {
    seen.change(id, to: changed)
    knowledge.withLock { $0.change { $0.changing(id, to: changed) } }
  }

  /// Drops what is in memory, and has the lists that are being gathered not be kept.
  func forget() {
    seen.forget()
    knowledge.withLock { knowledge in
      knowledge.change { $0 }
      knowledge.dropLists()
    }
  }

  /// Whether the service is known not to do what the query needs.
  func mustCompleteHere(_ query: Query) -> Bool {
    let needs = source.narrowings(of: query)
    return knowledge.withLock { $0.isPlain || needs.contains(where: $0.ignored.contains) }
  }

  private func completedPage(
    _ request: PageRequest<Query>, start: ListStart<Item>? = nil, refresh: Bool
  ) async throws(DomainError) -> Page<Item> {
    try await complete(request.query, start: start, refresh: refresh).page(request)
  }

  /// An answer spares the first request of a walk when it is the first page of the very list that is gathered, or all of
  /// it at once.
  ///
  /// A full page of a few is none: the walk would go on in steps as small.
  private func usableStart(_ answer: RemoteList<Item>, _ request: PageRequest<Query>) -> ListStart<Item>? {
    guard request.query == source.base(of: request.query) else { return nil }
    let isEverything = answer.total.map { answer.slots.count == $0 } ?? (request.offset == 0 && answer.hasNext == false)
    let isStep = answer.slots.count != request.limit || request.limit >= limits.walkLimit
    return isEverything || request.offset == 0 && isStep ? ListStart(answer: answer, limit: request.limit) : nil
  }
}
