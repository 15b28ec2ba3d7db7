internal import DomainLayer

/// A list being gathered page by page from a service that is not trusted to page.
struct ListWalk<Item: Identifiable & Hashable & Sendable>: Sendable where Item.ID == Int {
  /// How many entries a page has: as asked for, until the service shows that it uses its own size.
  private(set) var limit: Int
  private(set) var pages = 0
  private(set) var slots: [Slot<Item>] = []
  /// Whether the service gave its first page again, as full as before: it knows how many are wanted, but no pages.
  private(set) var isStuck = false
  private var hasOwnSize = false
  private var seen: Set<Int> = []
  /// That of the oldest page.
  private(set) var freshness: Freshness?

  init(limit: Int) { self.limit = limit }

  /// Adds a page; false when it was the last one.
  mutating func take(_ answer: RemoteList<Item>) -> Bool {
    let count = answer.slots.count
    freshness = .oldest([freshness, answer.freshness])
    guard count > 0 else { return false }
    guard add(answer.slots) else {
      isStuck = pages == 1 && !hasOwnSize && count == limit && count == slots.count
      return false
    }
    pages += 1
    if answer.hasNext == false { return false }
    // One that is passed already was a lie and ends nothing.
    if let total = answer.total, slots.count == total { return false }
    guard count != limit else { return true }
    // Another length than asked for, and nothing that says more is to come: this was everything.
    guard answer.total != nil || answer.hasNext == true, pages == 1 else { return false }
    limit = count
    hasOwnSize = true
    return true
  }

  /// False when the page brings nothing that was not there: the service repeats itself.
  private mutating func add(_ page: [Slot<Item>]) -> Bool {
    guard pages > 0 else {
      slots = page
      seen = Set(page.compactMap(\.item?.id))
      return true
    }
    let fresh = page.filter { slot in slot.item.map { !seen.contains($0.id) } ?? true }
    guard fresh.contains(where: { $0.item != nil }) else { return false }
    slots += fresh
    seen.formUnion(fresh.compactMap(\.item?.id))
    return true
  }
}
