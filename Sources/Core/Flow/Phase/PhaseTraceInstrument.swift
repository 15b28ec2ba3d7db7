/// Counts the moves of a store's phases, for a log or a test.
///
/// ```swift
/// let phases = PhaseTraceInstrument<State, Action>()
/// let store = Store(State(), reducer: feature, runtime: runtime, instrument: phases)
/// …
/// print(phases.trace)
/// ```
@FlowActor
public final class PhaseTraceInstrument<State: Sendable, Action: Sendable>: StoreInstrument {
  /// What has been counted so far.
  public private(set) var trace = PhaseTrace()

  /// Nothing counted yet.
  public nonisolated init() {}

  public func moved(_ move: PhaseMove) { trace.note(move) }
  public func violated(_ violation: PhaseViolation) { trace.note(violation) }
}
