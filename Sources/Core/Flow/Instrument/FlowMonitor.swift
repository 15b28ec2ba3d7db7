/// Sees all that happens in the stores whose runtime carries it: one stream, for a log or a debugger.
///
/// Actions are told by the names of their cases and the types of what they carry; with `showsValues` by numbers, too.
/// What somebody may have typed is never told. A store without a monitor pays nothing for it; with one, an action costs
/// some microseconds, and a comparison of the state with the one before.
///
/// ```swift
/// let monitor = FlowMonitor { print($0) }
/// let runtime = EffectRuntime(clock: clock, activity: activity, monitor: monitor)
/// ```
@FlowActor public final class FlowMonitor {
  let redaction: Redaction
  let clock: @Sendable () -> Duration
  let onEvent: @FlowActor (FlowEvent) -> Void

  /// - Parameters:
  ///   - showsValues: Whether numbers are told, too.
  ///   - clock: The time since a fixed moment; durations are told by it.
  ///   - onEvent: Called with each event, in order. It must not send to the store that the event is of.
  public nonisolated init(
    showsValues: Bool = false, clock: @escaping @Sendable () -> Duration = LoopClock.monotonic,
    onEvent: @escaping @FlowActor (FlowEvent) -> Void
  ) {
    redaction = showsValues ? .values : .names
    self.clock = clock
    self.onEvent = onEvent
  }

  @usableFromInline
  func instrument<State: Sendable, Action: Sendable>() -> any StoreInstrument<State, Action> {
    MonitorInstrument(monitor: self)
  }
}
