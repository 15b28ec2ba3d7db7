/// The sleeps of a clock by deadline and, at one deadline, by the order in which they began.
package struct TimerQueue: Sendable {
  /// A suspended task; exactly one of its two ends must be called, outside any lock.
  package struct Sleep: Sendable {
    let continuation: CheckedContinuation<Void, any Error>
    let activity: Activity?

    package init(continuation: CheckedContinuation<Void, any Error>, activity: Activity?) {
      self.continuation = continuation
      self.activity = activity
    }

    package func end() { continuation.resume() }
    package func cancel() { continuation.resume(throwing: CancellationError()) }
  }

  package enum Insertion { case earliest, later, cancelled }

  private struct Entry {
    var deadline: Duration
    var id: UInt64

    func isBefore(_ other: Entry) -> Bool {
      deadline == other.deadline ? id < other.id : deadline < other.deadline
    }
  }

  /// A binary heap; entries of cancelled sleeps stay until they come to the top.
  private var heap: [Entry] = []
  private var sleeps: [UInt64: Sleep] = [:]
  /// Sleeps that are about to begin; one that is cancelled before leaves early.
  private var reserved: Set<UInt64> = []
  private var lastID: UInt64 = 0

  package init() {}

  package var count: Int { sleeps.count }

  /// The deadline of the first sleep.
  package var first: Duration? {
    mutating get {
      dropCancelled()
      return heap.first?.deadline
    }
  }

  /// An identity for a sleep that is about to begin, so that it can be cancelled before it does.
  package mutating func reserve() -> UInt64 {
    lastID += 1
    reserved.insert(lastID)
    return lastID
  }

  package mutating func insert(_ sleep: Sleep, id: UInt64, deadline: Duration) -> Insertion {
    guard reserved.remove(id) != nil else { return .cancelled }
    let isEarliest = first.map { deadline < $0 } ?? true
    sleeps[id] = sleep
    sleep.activity?.fallAsleep()
    heap.append(Entry(deadline: deadline, id: id))
    siftUp(from: heap.count - 1)
    return isEarliest ? .earliest : .later
  }

  package mutating func cancel(_ id: UInt64) -> Sleep? {
    guard let sleep = remove(id) else {
      reserved.remove(id)
      return nil
    }
    if heap.count > 64 && heap.count > 4 * sleeps.count { rebuild() }
    return sleep
  }

  package mutating func popFirst(until now: Duration) -> Sleep? {
    guard let deadline = first, deadline <= now, let id = heap.first?.id else { return nil }
    removeTop()
    return remove(id)
  }

  /// The activity is told here, under the clock's lock: whoever sees no timer also sees that the effect works again.
  private mutating func remove(_ id: UInt64) -> Sleep? {
    let sleep = sleeps.removeValue(forKey: id)
    sleep?.activity?.wakeUp()
    return sleep
  }

  private mutating func dropCancelled() {
    while let top = heap.first, sleeps[top.id] == nil { removeTop() }
  }

  private mutating func rebuild() {
    heap = heap.filter { sleeps[$0.id] != nil }.sorted { $0.isBefore($1) }
  }

  private mutating func removeTop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown()
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
