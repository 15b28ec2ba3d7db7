/// What effects run on: the clock that times them, the activity that counts them, the executor that carries them.
public struct EffectRuntime: Sendable {
  /// What effects sleep on, and what times windows, timeouts and retries.
  public let clock: any Clock<Duration>
  /// What counts the effects in flight.
  public let activity: Activity
  /// What effects run on.
  public let executor: any TaskExecutor
  /// Hears of the forbidden moves of phases, and of triggers that they ignore without saying so, in stores without an
  /// instrument of their own.
  public let onViolation: (@FlowActor @Sendable (PhaseViolation) -> Void)?

  /// Hears of the actions that were dropped because their child is gone, in stores without an instrument of their own.
  public let onOrphan: (@FlowActor @Sendable (OrphanedAction) -> Void)?
  /// Records the stores without an instrument of their own.
  public let timeline: Timeline?
  /// Sees what happens in the stores without an instrument of their own.
  public let monitor: FlowMonitor?
  /// Hears of each effect that failed and that nothing caught: a line for the log.
  public let onFailure: (@FlowActor @Sendable (EffectEvent) -> Void)?
  /// Decides the jitter of retries; without one it is another in each process.
  public let jitterSeed: UInt64?

  /// A runtime; without an `executor` effects run on ``EffectPool/shared``.
  public init(
    clock: any Clock<Duration>, activity: Activity, executor: any TaskExecutor = EffectPool.shared,
    onViolation: (@FlowActor @Sendable (PhaseViolation) -> Void)? = nil,
    onOrphan: (@FlowActor @Sendable (OrphanedAction) -> Void)? = nil, timeline: Timeline? = nil,
    monitor: FlowMonitor? = nil, onFailure: (@FlowActor @Sendable (EffectEvent) -> Void)? = nil,
    jitterSeed: UInt64? = nil
  ) {
    self.clock = clock
    self.activity = activity
    self.executor = executor
    self.onViolation = onViolation
    self.onOrphan = onOrphan
    self.timeline = timeline
    self.monitor = monitor
    self.onFailure = onFailure
    self.jitterSeed = jitterSeed
  }
}
