/// The legal moves of a feature's phase; the only thing that may write it.
///
/// ```swift
/// PhaseMap(\.phase) {
///   From(.idle, .failed) { On("appear", { $0 == .appear }, to: .loading) }
///   From(.loading) {
///     On("answered", { $0.isAnswer }, to: .loaded, .failed) { state, _ in state.error == nil ? .loaded : .failed }
///   }
/// }
/// ```
/// After each reduction the first rule that fits phase and action moves the phase; ``Reducer/phases(_:enforcement:)``
/// puts a map around a reducer. A map costs a dictionary look-up and its rules' predicates per action.
public struct PhaseMap<State: Sendable, Action: Sendable, Phase: Hashable & Sendable>: Sendable {
  @usableFromInline typealias Trigger = PhaseTrigger<State, Action, Phase>

  @usableFromInline let path: any WritableKeyPath<State, Phase> & Sendable
  /// As declared, one for each source.
  let sources: [(phase: Phase, triggers: [Trigger])]
  @usableFromInline let triggersByPhase: [Phase: [Trigger]]
  @usableFromInline let isStrict: Bool

  /// `strict` reports every action that is a trigger somewhere, but not in the phase in which it came.
  public init(
    _ path: any WritableKeyPath<State, Phase> & Sendable, strict: Bool = false,
    @PhaseMapBuilder<State, Action, Phase> rules: () -> [PhaseRules<State, Action, Phase>]
  ) {
    self.path = path
    isStrict = strict
    sources = rules().flatMap { from in from.phases.map { ($0, from.triggers) } }
    triggersByPhase = Dictionary(sources.map { ($0.phase, $0.triggers) }, uniquingKeysWith: +)
  }

  private init(_ map: PhaseMap, strict: Bool) {
    path = map.path
    sources = map.sources
    triggersByPhase = map.triggersByPhase
    isStrict = strict
  }

  /// The same moves, with ignored triggers reported or not.
  public func strict(_ isStrict: Bool = true) -> PhaseMap { PhaseMap(self, strict: isStrict) }
}
