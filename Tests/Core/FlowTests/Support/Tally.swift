internal import Synchronization

/// A number that several tasks change.
final class Tally: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .sequentiallyConsistent) }

  @discardableResult
  func add(_ change: Int) -> Int { number.add(change, ordering: .sequentiallyConsistent).newValue }

  func reset() { number.store(0, ordering: .sequentiallyConsistent) }
}
