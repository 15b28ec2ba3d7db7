internal import DomainLayer

/// What a reader has learnt of its service, and the lists it keeps.
struct ListKnowledge<Source: ListSource>: Sendable {
  /// Whether the service gives whole lists, or pages that say nothing of the rest.
  var isPlain = false
  /// Whether a later page has been seen that is not the first one again.
  var pagesDiffer = false
  var honoured: Set<Narrowing> = []
  var ignored: Set<Narrowing> = []
  /// The last first page, to compare later pages with.
  var firstPage: (query: Source.Query, slots: [Slot<Source.Item>])?

  private var lists: [(base: Source.Query, list: KeptList<Source>)] = []
  /// A list that holds the items of every base query, since the service ignores what the base asks for.
  private var universal: KeptList<Source>?

  /// The list for a base query; the one last used stays longest.
  mutating func list(for base: Source.Query) -> KeptList<Source>? {
    if let universal { return universal }
    guard let place = lists.firstIndex(where: { $0.base == base }) else { return nil }
    let found = lists.remove(at: place)
    lists.append(found)
    return found.list
  }

  mutating func keep(_ list: KeptList<Source>, for base: Source.Query, isUniversal: Bool, limit: Int) {
    if isUniversal {
      universal = list
      lists = []
      return
    }
    lists.removeAll { $0.base == base }
    lists.append((base, list))
    lists.removeFirst(max(0, lists.count - limit))
  }

  mutating func dropLists() {
    lists = []
    universal = nil
  }
}
