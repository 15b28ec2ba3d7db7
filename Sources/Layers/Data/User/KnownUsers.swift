internal import DomainLayer
internal import Synchronization

/// People by id, so many at most: the ones that came first go first.
final class KnownUsers: Sendable {
  private struct Memory {
    var users: [User.ID: User] = [:]
    var arrivals: [Int] = []
    /// Ids that the service has nobody for.
    var absent: Set<Int> = []
  }

  private let limit: Int
  private let memory = Mutex(Memory())

  init(limit: Int) { self.limit = max(1, limit) }

  func take(_ users: some Sequence<User>) {
    memory.withLock { memory in
      for user in users {
        if memory.users.updateValue(user, forKey: user.id) == nil { memory.arrivals.append(user.id) }
        memory.absent.remove(user.id)
      }
      let surplus = memory.arrivals.count - limit
      guard surplus > 0 else { return }
      for id in memory.arrivals.prefix(surplus) { memory.users[id] = nil }
      memory.arrivals.removeFirst(surplus)
    }
  }

  func noteAbsent(_ ids: some Sequence<Int>) {
    memory.withLock { memory in
      if memory.absent.count > limit { memory.absent = [] }
      memory.absent.formUnion(ids)
    }
  }

  /// The people who are here, and the ids that the service must be asked for.
  func split(_ ids: [Int]) -> (here: [User], missing: [Int]) {
    memory.withLock { memory in
      let missing = ids.filter { memory.users[$0] == nil && !memory.absent.contains($0) }
      return (ids.compactMap { memory.users[$0] }, missing)
    }
  }
}
