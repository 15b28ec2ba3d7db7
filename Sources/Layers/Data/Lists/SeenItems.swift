internal import DomainLayer
internal import Synchronization

/// The items of a collection as they were last seen, so many at most: the ones that came first go first.
///
/// A row is opened to what its list said, as old as the list, until its own page has come; where the service cannot be
/// reached that is all there is. What has no age is not kept: it comes from a service that is always there. What the
/// service wants to confirm each time stands in for nothing.
final class SeenItems<Item: Sendable>: Sendable {
  /// Where an item was seen last.
  enum Sight: Sendable { case inList, alone }

  private struct Memory {
    var seen: [Int: (answer: Answer<Item>, sight: Sight)] = [:]
    var arrivals: [Int] = []
  }

  private let limit: Int
  private let memory = Mutex(Memory())

  init(limit: Int) { self.limit = max(1, limit) }

  /// The item as it was seen, to be shown until a newer one comes, and where that was.
  func standIn(for id: Int) -> (answer: Answer<Item>, sight: Sight)? {
    guard let seen = memory.withLock({ $0.seen[id] }), let age = seen.answer.freshness, age.mayStandIn else {
      return nil
    }
    return (Answer(seen.answer.value, freshness: Freshness(time: age.time, isStale: true)), seen.sight)
  }

  /// An item is as the service has it now, without being any newer for the rest of it.
  func change(_ id: Int, to changed: (Item) -> Item) {
    memory.withLock { memory in
      guard let seen = memory.seen[id] else { return }
      memory.seen[id] = (seen.answer.map(changed), seen.sight)
    }
  }

  /// There is no such item any more.
  func forget(_ id: Int) { memory.withLock { $0.seen[id] = nil } }

  func forget() { memory.withLock { $0 = Memory() } }
}

extension SeenItems where Item: Identifiable, Item.ID == Int {
  func take(_ items: some Sequence<Item>, _ sight: Sight, freshness: Freshness?) {
    guard freshness != nil else { return }
    memory.withLock { memory in
      for item in items {
        let seen = (answer: Answer(item, freshness: freshness), sight: sight)
        if memory.seen.updateValue(seen, forKey: item.id) == nil { memory.arrivals.append(item.id) }
      }
      let surplus = memory.arrivals.count - limit
      guard surplus > 0 else { return }
      for id in memory.arrivals.prefix(surplus) { memory.seen[id] = nil }
      memory.arrivals.removeFirst(surplus)
    }
  }
}
