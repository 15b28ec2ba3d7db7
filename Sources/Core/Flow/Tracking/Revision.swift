internal import Synchronization

/// Identifies one version of a value: different after every mutation, equal only for copies of one version.
public struct Revision: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)

  @usableFromInline let number: UInt64

  /// A revision that no value had before.
  public init() {
    number = Self.last.add(1, ordering: .relaxed).newValue
  }
}
