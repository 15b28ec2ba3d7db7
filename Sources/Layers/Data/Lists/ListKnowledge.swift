internal import DomainLayer

/// What a reader has learnt of its service, and the lists it keeps.
struct ListKnowledge<Item: Sendable, Query: Sendable>: Sendable {
  /// Whether the service gives whole lists, or pages that say nothing of the rest.
  var isPlain = false
  /// Whether a later page has been seen that is not the first one again.
  var pagesDiffer = false
  /// What the service does, and what it does not; each once.
  private(set) var honoured: [Narrowing] = []
  private(set) var ignored: [Narrowing] = []
  /// The last first page, to compare later pages with.
  var firstPage: (query: Query, slots: [Slot<Item>])?

  /// Goes up with every change of an item: what was asked for before is not kept.
  private(set) var changes = 0
  private var lists: [(base: Query, list: KeptList<Item, Query>)] = []
  /// A list that holds the items of every base query, since the service ignores what the base asks for.
  private var universal: KeptList<Item, Query>?

  /// The list for a base query; the one last used stays longest.
  mutating func list(for base: Query) -> KeptList<Item, Query>? where Query: Equatable {
    if let universal { return universal }
    guard let place = lists.firstIndex(where: { $0.base == base }) else { return nil }
    let found = lists.remove(at: place)
    lists.append(found)
    return found.list
  }

  mutating func keep(_ list: KeptList<Item, Query>, for base: Query, isUniversal: Bool, limit: Int)
  where Query: Equatable {
    if isUniversal {
      universal = list
      lists = []
      return
    }
    lists.removeAll { $0.base == base }
    lists.append((base, list))
    lists.removeFirst(max(0, lists.count - limit))
  }

  mutating func honour(_ narrowing: Narrowing) {
    if !honoured.contains(narrowing) { honoured.append(narrowing) }
  }

  mutating func ignore(_ narrowing: Narrowing) {
    if !ignored.contains(narrowing) { ignored.append(narrowing) }
  }

  /// Has the lists that are kept hold an item as it is now, and those that are being gathered not be kept.
  mutating func change(_ item: (KeptList<Item, Query>) -> KeptList<Item, Query>) {
    changes += 1
    universal = universal.map(item)
    lists = lists.map { (base: $0.base, list: item($0.list)) }
  }

  mutating func dropLists() {
    lists = []
    universal = nil
  }
}
