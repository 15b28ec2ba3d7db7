internal import Synchronization

/// Keeps an observer of a store alive: it ends with ``cancel()`` or when this value is let go.
public final class Observation: Sendable {
  @usableFromInline let token = ObservationToken()

  @usableFromInline
  init() {}

  deinit {
    token.cancel()
  }

  /// Ends the observation; may be called on any thread, any number of times.
  public func cancel() {
    token.cancel()
  }
}

/// Shared by an observation, which may go away on any thread, and the store, which looks at it before each call.
@usableFromInline
final class ObservationToken: Sendable {
  private let flag = Atomic(false)

  @usableFromInline var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() {
    flag.store(true, ordering: .relaxed)
  }
}
