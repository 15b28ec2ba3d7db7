internal import DomainLayer
internal import Synchronization

extension ListReader where Item: Identifiable & Hashable, Item.ID == Int, Query: Hashable {
  /// The answer as a page, if the service pages and did all that the query needs; nil when the list must be completed
  /// here.
  func trustedPage(
    _ answer: RemoteList<Item>, _ request: PageRequest<Query>, refresh: Bool
  ) async throws(DomainError) -> Page<Item>? {
    guard let page = consistentPage(answer, request) else {
      knowledge.withLock { $0.isPlain = true }
      return nil
    }
    guard try await isItsOwnPage(page, request, refresh: refresh) else {
      knowledge.withLock { $0.isPlain = true }
      return nil
    }
    knowledge.withLock { $0.isPlain = false }
    for narrowing in source.narrowings(of: request.query).sorted(by: { $0.cost < $1.cost }) {
      guard await isHonoured(narrowing, in: page, request.query) else { return nil }
    }
    return page
  }

  /// The answer as a page when its length and its total agree.
  private func consistentPage(_ answer: RemoteList<Item>, _ request: PageRequest<Query>) -> Page<Item>? {
    guard let total = answer.total else { return nil }
    let count = answer.slots.count
    let expected = min(request.limit, max(0, total - request.offset))
    guard count <= request.limit else { return nil }
    if count == expected {
      return Page(slots: answer.slots, offset: request.offset, total: total, freshness: answer.freshness)
    }
    // An empty page within its own total: nobody knows where the list ends, and looking for it from there could take
    // for ever.
    guard request.offset > 0, count > 0 else { return nil }
    // The list became shorter or longer since its first page: it ends where the service says that it does.
    return Page(
      slots: answer.slots, offset: request.offset, total: request.offset + count, freshness: answer.freshness)
  }

  /// Whether a later page can be one: its list's first page is sound, and not the same page.
  ///
  /// The first page is asked for where it is not known, until the service has once been seen to page.
  private func isItsOwnPage(
    _ page: Page<Item>, _ request: PageRequest<Query>, refresh: Bool
  ) async throws(DomainError) -> Bool {
    if request.offset == 0 {
      knowledge.withLock { $0.firstPage = (request.query, page.slots) }
      return true
    }
    let (isProven, known) = knowledge.withLock { ($0.pagesDiffer, $0.firstPage) }
    guard !isProven else { return true }
    let first: [Slot<Item>]
    if let known, known.query == request.query {
      first = known.slots
    } else {
      let start = request.page(holding: 0)
      guard let sound = consistentPage(try await source.fetch(start, refresh: refresh), start) else { return false }
      first = sound.slots
    }
    guard let mine = page.items.first else { return true }
    // By their first items: pages may overlap when the list grew between two requests.
    let isOwn = first.lazy.compactMap(\.item?.id).first != mine.id
    if isOwn { knowledge.withLock { $0.pagesDiffer = true } }
    return isOwn
  }

  /// Whether the service did what the query needs: no entry contradicts it, and the service was seen to do such a thing.
  private func isHonoured(_ narrowing: Narrowing, in page: Page<Item>, _ query: Query) async -> Bool {
    guard isPlausible(narrowing, in: page, query) else {
      knowledge.withLock { $0.ignore(narrowing) }
      return false
    }
    if page.total == 0 { return true }
    return await canNarrow(narrowing)
  }

  private func isPlausible(_ narrowing: Narrowing, in page: Page<Item>, _ query: Query) -> Bool {
    switch narrowing {
    case .search: true
    case .fields: page.items.allSatisfy { source.fits($0, query) }
    case .order: isOrdered(page.items.compactMap { source.orderText(of: $0, in: query) })
    }
  }

  /// Services order by the letters' codes or as people do; either will do.
  private func isOrdered(_ texts: [String]) -> Bool {
    let folded = texts.map(FoldedText.init)
    return zip(folded, folded.dropFirst()).allSatisfy { $0 <= $1 }
      || zip(texts, texts.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) || $0 == $1 }
  }

  /// Whether the service does such a thing, as far as is known or can be found out by asking once.
  func canNarrow(_ narrowing: Narrowing) async -> Bool {
    let known = knowledge.withLock { knowledge -> Bool? in
      if knowledge.ignored.contains(narrowing) { return false }
      return knowledge.honoured.contains(narrowing) ? true : nil
    }
    if let known { return known }
    return await probe(narrowing)
  }

  /// Asks once for what cannot be there: an entry in the answer says that the service does not read the question.
  private func probe(_ narrowing: Narrowing) async -> Bool {
    guard let impossible = source.impossible(narrowing) else { return true }
    let isHonoured: Bool
    do throws(DomainError) {
      isHonoured = try await source.fetch(PageRequest(query: impossible, limit: 1), refresh: false).slots.isEmpty
    } catch {
      // A refusal means that the question was read. Any other fault says nothing: the page stands, the next one asks again.
      guard case .service(let status) = error.kind, 400..<500 ~= status else { return true }
      isHonoured = true
    }
    knowledge.withLock { knowledge in
      if isHonoured { knowledge.honour(narrowing) } else { knowledge.ignore(narrowing) }
    }
    return isHonoured
  }
}

extension Narrowing {
  /// What can be seen from the page at hand comes first.
  fileprivate var cost: Int {
    switch self {
    case .order: 0
    case .fields: 1
    case .search: 2
    }
  }
}
