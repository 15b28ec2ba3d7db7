/// A first-in-first-out queue on two arrays that gives the memory of a burst back once the burst is over.
///
/// Appending and taking cost amortised constant time and, in steady use, no allocation.
@usableFromInline
struct BurstQueue<Element> {
  /// Larger buffers than this are freed when they are empty.
  @usableFromInline static var keptCapacity: Int { 256 }

  @usableFromInline var incoming: [Element] = []
  @usableFromInline var outgoing: [Element] = []
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { head == outgoing.count && incoming.isEmpty }

  @inlinable var count: Int { outgoing.count - head + incoming.count }

  /// So many elements fit without asking for memory.
  var capacity: Int { incoming.capacity + outgoing.capacity }

  @inlinable
  mutating func append(_ element: Element) {
    incoming.append(element)
  }

  @inlinable
  mutating func next() -> Element? {
    if head == outgoing.count {
      if head > 0 {
        outgoing.removeAll(keepingCapacity: outgoing.capacity <= Self.keptCapacity)
        head = 0
      }
      if incoming.isEmpty { return nil }
      swap(&incoming, &outgoing)
    }
    defer { head += 1 }
    return outgoing[head]
  }
}
