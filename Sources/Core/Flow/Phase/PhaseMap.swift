/// The legal moves of a feature's phase; the only thing that may write it.
///
/// ```swift
/// PhaseMap(\.phase) {
///   From(.idle, .failed) { On("appear", { $0 == .appear }, to: .loading) }
///   From(.loading) { On("answered", { $0.isAnswer }, to: .loaded, .failed) { state, _ in state.error == nil ? .loaded : .failed } }
/// }
/// ```
/// After each reduction the first rule that fits phase and action moves the phase; ``Reducer/phases(_:enforcement:)``
/// puts a map around a reducer. A map costs a dictionary look-up and its rules' predicates per action.
public struct PhaseMap<State: Sendable, Action: Sendable, Phase: Hashable & Sendable>: Sendable {
  public typealias From = PhaseRules<State, Action, Phase>
  public typealias On = PhaseTrigger<State, Action, Phase>

  let path: any WritableKeyPath<State, Phase> & Sendable
  /// As declared, one for each source.
  let sources: [(phase: Phase, triggers: [On])]
  let triggersByPhase: [Phase: [On]]
  let isStrict: Bool

  /// `strict` reports every action that is a trigger somewhere, but not in the phase in which it came.
  public init(
    _ path: any WritableKeyPath<State, Phase> & Sendable, strict: Bool = false,
    @PhaseMapBuilder<State, Action, Phase> rules: () -> [From]
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

/// The moves from one or several phases: `From(.idle) { On(…) }`.
public struct PhaseRules<State: Sendable, Action: Sendable, Phase: Hashable & Sendable>: Sendable {
  let phases: [Phase]
  let triggers: [PhaseTrigger<State, Action, Phase>]

  public init(
    _ phases: Phase..., @PhaseRulesBuilder<State, Action, Phase> moves: () -> [PhaseTrigger<State, Action, Phase>]
  ) {
    self.phases = phases
    triggers = moves()
  }
}

/// One move: which actions make it, under a name that pictures and reports use, and where it may lead.
public struct PhaseTrigger<State: Sendable, Action: Sendable, Phase: Hashable & Sendable>: Sendable {
  public let name: String
  let matches: @Sendable (Action) -> Bool
  let targets: [Phase]
  let choose: (@Sendable (State, Action) -> Phase?)?

  /// A move that always leads to `target`.
  public init(_ name: String, _ matches: @escaping @Sendable (Action) -> Bool, to target: Phase) {
    self.name = name
    self.matches = matches
    targets = [target]
    choose = nil
  }

  /// A move that leads to one of `targets`, as `choose` says from the state after the reduction; nil stays.
  public init(
    _ name: String, _ matches: @escaping @Sendable (Action) -> Bool, to targets: Phase...,
    choose: @escaping @Sendable (State, Action) -> Phase?
  ) {
    self.name = name
    self.matches = matches
    self.targets = targets
    self.choose = choose
  }
}
