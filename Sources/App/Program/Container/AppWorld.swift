internal import Glibc
package import StoaFlow
package import StoaNetworking
internal import StoaTerminal

/// What a run takes from the world around it: time, threads, and the way out to a service.
package struct AppWorld: Sendable {
  package var clock: LoopClock
  package var activity = Activity()
  package var executor: any TaskExecutor = EffectPool.shared
  /// Seconds since 1970.
  package var now: @Sendable () -> Int = { time(nil) }
  /// Whether what a service answers is kept.
  package var keepsAnswers = true
  /// Puts itself between the program and the transport; nil where nothing does.
  package var gate: (@Sendable (any Transport) -> any Transport)?
  /// What people are told the directory of the data is; nil for its path.
  var directoryName: String?
  /// Hears of the forbidden moves of phases.
  package var onViolation: (@FlowActor @Sendable (PhaseViolation) -> Void)?
  /// Hears of the actions that were dropped because their child is gone.
  package var onOrphan: (@FlowActor @Sendable (OrphanedAction) -> Void)?
  /// Hears of the effects that failed and that nothing caught.
  var onFailure: (@FlowActor @Sendable (EffectEvent) -> Void)?
  /// Sees all that happens in the stores.
  var monitor: FlowMonitor?
  /// The one of all randomness.
  var seed: UInt64?

  /// The real one.
  package init() { clock = LoopClock(wake: TerminalLoop.wake) }

  /// - Parameter history: How many actions are kept to be looked at again; zero for none.
  func runtime(history: Int) -> EffectRuntime {
    EffectRuntime(
      clock: clock, activity: activity, executor: executor, onViolation: onViolation, onOrphan: onOrphan,
      timeline: history > 0 ? Timeline(limit: history, clock: { [clock] in clock.now.offset }) : nil,
      monitor: monitor, onFailure: onFailure, jitterSeed: seed)
  }
}
