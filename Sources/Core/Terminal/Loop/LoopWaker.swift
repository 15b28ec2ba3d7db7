internal import CTerminal

/// What other threads ring so that the loop's `poll` returns: one for the process, made at first use.
struct LoopWaker: Sendable {
  static let shared = LoopWaker()

  /// Readable while a call waits; -1 when the system has no descriptor left, and then nothing can be waited for.
  let descriptor: Int32

  private init() { descriptor = ct_wake_open() }

  func wake() { ct_wake(descriptor) }

  func clear() { ct_wake_clear(descriptor) }
}
