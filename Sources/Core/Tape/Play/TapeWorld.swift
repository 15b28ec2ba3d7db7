public import StoaFlow
internal import Synchronization

/// What a headless replay's effects live in: a time that only the tape moves, and threads that take turns.
public final class TapeWorld: Sendable {
  private final class Time: Sendable {
    let offset = Mutex(Duration.zero)
    var now: Duration { offset.withLock { $0 } }
  }

  /// The time of the tape.
  public let clock: LoopClock
  /// Counts the effects in flight.
  public let activity = Activity()
  /// Runs the effects, in turns.
  public let executor = TurnExecutor()
  private let time = Time()

  /// A world at the beginning of its time.
  public init() {
    clock = LoopClock(reading: { [time] in time.now }, wake: {})
  }

  /// What stores run on.
  public var runtime: EffectRuntime { EffectRuntime(clock: clock, activity: activity, executor: executor) }

  /// How much time has passed since the beginning.
  public var now: Duration { time.now }

  /// Lets what was cancelled come to its end, after the program is gone.
  @FlowActor public func finish() async {
    var turns = 0
    while turns < 1_000, executor.turn() > 0 {
      turns += 1
      await Task.yield()
    }
  }

  /// Moves the time forward and ends the sleeps that are over; it never goes back.
  package func move(to moment: Duration) {
    time.offset.withLock { $0 = max($0, moment) }
    clock.fireDue()
  }
}
