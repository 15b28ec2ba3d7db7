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
