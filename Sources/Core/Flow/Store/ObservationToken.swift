internal import Synchronization

/// Shared by an observation, which may go away on any thread, and the store, which looks at it before each call.
@usableFromInline
final class ObservationToken: Sendable {
  private let flag = Atomic(false)

  @usableFromInline var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() {
    flag.store(true, ordering: .relaxed)
  }
}
