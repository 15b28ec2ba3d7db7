internal import Synchronization

/// Items by id, so many at most: the ones that came first go first.
final class IdentityMap<Item: Identifiable & Sendable>: Sendable where Item.ID == Int {
  private struct Memory {
    var items: [Int: Item] = [:]
    var arrivals: [Int] = []
    /// Ids that the service has no item for.
    var absent: Set<Int> = []
  }

  private let limit: Int
  private let memory = Mutex(Memory())

  init(limit: Int) { self.limit = max(1, limit) }

  func take(_ items: some Sequence<Item>) {
    memory.withLock { memory in
      for item in items {
        if memory.items.updateValue(item, forKey: item.id) == nil { memory.arrivals.append(item.id) }
        memory.absent.remove(item.id)
      }
      let surplus = memory.arrivals.count - limit
      guard surplus > 0 else { return }
      for id in memory.arrivals.prefix(surplus) { memory.items[id] = nil }
      memory.arrivals.removeFirst(surplus)
    }
  }

  func noteAbsent(_ ids: some Sequence<Int>) {
    memory.withLock { memory in
      if memory.absent.count > limit { memory.absent = [] }
      memory.absent.formUnion(ids)
    }
  }

  /// The items that are here, and the ids that the service must be asked for.
  func split(_ ids: [Int]) -> (here: [Item], missing: [Int]) {
    memory.withLock { memory in
      let missing = ids.filter { memory.items[$0] == nil && !memory.absent.contains($0) }
      return (ids.compactMap { memory.items[$0] }, missing)
    }
  }
}
