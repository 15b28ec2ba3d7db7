internal import DomainLayer
internal import Synchronization

/// The items of a collection as they were last seen, in a list or alone, so many at most: the ones that came first go
/// first.
///
/// A service that cannot be reached need not keep a row from being opened: what its list said stands in, as old as the
/// list. What has no age is not kept: it comes from a service that is always there. Nor is what the service wants to
/// confirm each time.
final class SeenItems<Item: Sendable>: Sendable {
  private struct Memory {
    var answers: [Int: Answer<Item>] = [:]
    var arrivals: [Int] = []
  }

  private let limit: Int
  private let memory = Mutex(Memory())

  init(limit: Int) { self.limit = max(1, limit) }

  /// The item as it was seen, to be shown until a newer one comes.
  func standIn(for id: Int) -> Answer<Item>? {
    guard let seen = memory.withLock({ $0.answers[id] }), let age = seen.freshness, age.mayStandIn else { return nil }
    return Answer(seen.value, freshness: Freshness(time: age.time, isStale: true))
  }

  /// An item is as the service has it now, without being any newer for the rest of it.
  func change(_ id: Int, to changed: (Item) -> Item) {
    memory.withLock { $0.answers[id] = $0.answers[id]?.map(changed) }
  }

  /// There is no such item any more.
  func forget(_ id: Int) { memory.withLock { $0.answers[id] = nil } }

  func forget() { memory.withLock { $0 = Memory() } }
}

extension SeenItems where Item: Identifiable, Item.ID == Int {
  func take(_ items: some Sequence<Item>, freshness: Freshness?) {
    guard freshness != nil else { return }
    memory.withLock { memory in
      for item in items where memory.answers.updateValue(Answer(item, freshness: freshness), forKey: item.id) == nil {
        memory.arrivals.append(item.id)
      }
      let surplus = memory.arrivals.count - limit
      guard surplus > 0 else { return }
      for id in memory.arrivals.prefix(surplus) { memory.answers[id] = nil }
      memory.arrivals.removeFirst(surplus)
    }
  }
}
