/// The global actor on which stores, coordinators and drawing live; its jobs run on ``FlowExecutor``.
///
/// With a loop installed that is the loop's thread; without one it is one thread of ``EffectPool`` at a time.
@globalActor public actor FlowActor {
  public static let shared = FlowActor()

  private init() {}

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    FlowExecutor.shared.asUnownedSerialExecutor()
  }

  /// Runs `body` now, as isolated code; traps when the caller is not on the actor's thread.
  ///
  /// For the loop, which owns the thread but is in no job. Costs a comparison of thread ids.
  public nonisolated static func assumeIsolated<T: Sendable>(_ body: @FlowActor () throws -> T) rethrows -> T {
    FlowActor.shared.preconditionIsolated()
    // The cast takes the isolation off the type, after it was checked: what `MainActor.assumeIsolated` does.
    return try withoutActuallyEscaping(body) { escaping in
      try unsafeBitCast(escaping, to: (() throws -> T).self)()
    }
  }
}
