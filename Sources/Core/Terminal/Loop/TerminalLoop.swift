internal import CTerminal
internal import Glibc
public import StoaFlow
internal import Synchronization

/// The one loop of a program, and the thread it owns.
///
/// `main` calls `prepare` first of all, then `run` for a program on a terminal or `runHeadless` for work without one,
/// all on the same thread, and ends with `exitProcess`.
public enum TerminalLoop {
  /// The signal that ended the last run, 0 for none.
  private static let endingSignal = Atomic<Int32>(0)
  private static let isPrepared = Atomic<Bool>(false)

  /// Makes this thread the one of `FlowActor`. Called before the first job of it; further calls do nothing.
  public static func prepare() {
    guard !isPrepared.exchange(true, ordering: .relaxed) else { return }
    ct_memory_share()
    FlowExecutor.shared.install(wake: wake)
    EffectPool.onThreadStart = { ct_guard_thread() }
  }

  /// Makes a sleeping loop look at its jobs and timers again; for the loop's clock, from any thread.
  @Sendable public static func wake() { LoopWaker.shared.wake() }

  /// Readable from a `wake` to the loop's next turn, for who waits without a loop; -1 when the system has none left.
  package static var wakeDescriptor: Int32 { LoopWaker.shared.descriptor }

  /// Runs the program on the terminal until it says so, a signal says so, or the terminal is gone.
  ///
  /// Returns the status to exit with: the program's, 128 + n after signal n, or 2 when the terminal cannot show
  /// anything, after a line on standard error. The terminal is as it was found in every case.
  public static func run(_ program: any TerminalProgram, options: TerminalOptions, clock: LoopClock) -> Int32 {
    prepare()
    options.crashFiles?.prepare()
    let end: LoopEnd = FlowActor.assumeIsolated {
      let session = LoopSession(program: program, options: options, clock: clock) { FlowExecutor.shared.drain() }
      return session?.run() ?? LoopEnd(status: 2)
    }
    endingSignal.store(end.signal?.number ?? 0, ordering: .relaxed)
    return end.status
  }

  /// Runs jobs and timers, without a terminal, until the condition holds. Returns false when `limit` passed before.
  @discardableResult public static func runHeadless(
    clock: LoopClock, limit: Duration? = nil, until condition: @escaping @FlowActor @Sendable () -> Bool
  ) -> Bool {
    prepare()
    let deadline = limit.map { ct_now() + $0.nanoseconds }
    return FlowActor.assumeIsolated {
      while true {
        FlowExecutor.shared.drain()
        clock.fireDue()
        FlowExecutor.shared.drain()
        if condition() { return true }
        if let deadline, ct_now() >= deadline { return false }
        var descriptors = [pollfd(fd: LoopWaker.shared.descriptor, events: Int16(POLLIN), revents: 0)]
        PollTimeout(deadline: deadline, timer: clock.nextDeadline).poll(&descriptors)
        if descriptors[0].revents != 0 { LoopWaker.shared.clear() }
      }
    }
  }

  /// Ends the process with the status of a run: by the same signal, if one ended the run, so that a shell sees it.
  public static func exitProcess(_ status: Int32) -> Never {
    let signal = endingSignal.load(ordering: .relaxed)
    if signal != 0, status == 128 + signal {
      ct_guard_hurry(signal)
      fflush(nil)
      ct_signal_raise(signal)
    }
    exit(status)
  }
}
