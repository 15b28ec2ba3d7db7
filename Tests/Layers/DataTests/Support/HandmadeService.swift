internal import DataLayer
internal import DomainLayer
internal import Synchronization

/// A service in memory with habits of its own; it counts what it is asked.
final class HandmadeService<Item: Hashable & Sendable, Query: Hashable & Sendable>: Sendable {
  private struct Log {
    var slots: [Slot<Item>]
    var failure: DomainError?
    var requests: [PageRequest<Query>] = []
  }

  let habits: ServiceHabits
  private let meaning: @Sendable (Query, ServiceHabits, [Slot<Item>]) -> [Slot<Item>]
  private let log: Mutex<Log>

  /// `meaning` applies what the habits honour of a query to the whole list.
  init(
    _ slots: [Slot<Item>], _ habits: ServiceHabits,
    meaning: @escaping @Sendable (Query, ServiceHabits, [Slot<Item>]) -> [Slot<Item>]
  ) {
    self.habits = habits
    self.meaning = meaning
    log = Mutex(Log(slots: slots))
  }

  var requests: [PageRequest<Query>] { log.withLock { $0.requests } }

  func replace(_ slots: [Slot<Item>]) { log.withLock { $0.slots = slots } }

  func change(_ change: ([Slot<Item>]) -> [Slot<Item>]) { log.withLock { $0.slots = change($0.slots) } }

  var failure: DomainError? { log.withLock { $0.failure } }

  func fail(_ error: DomainError?) { log.withLock { $0.failure = error } }

  func answer(_ request: PageRequest<Query>) throws(DomainError) -> RemoteList<Item> {
    let (slots, failure) = log.withLock { log in
      log.requests.append(request)
      return (log.slots, log.failure)
    }
    if let failure { throw failure }
    let all = meaning(request.query, habits, slots)
    let range = self.range(request, of: all.count)
    return RemoteList(
      slots: Array(all[range]), total: habits.saysTotal ? all.count : nil,
      hasNext: habits.saysLink ? range.upperBound < all.count : nil)
  }

  private func range(_ request: PageRequest<Query>, of count: Int) -> Range<Int> {
    switch habits.paging {
    case .honest: page(request.pageNumber, size: request.limit, of: count)
    case .whole: 0..<count
    case .firstOnly: page(1, size: request.limit, of: count)
    case .ownSize(let size): page(request.pageNumber, size: size, of: count)
    }
  }

  private func page(_ number: Int, size: Int, of count: Int) -> Range<Int> {
    let start = min(count, (number - 1) * size)
    return start..<min(count, start + size)
  }
}
