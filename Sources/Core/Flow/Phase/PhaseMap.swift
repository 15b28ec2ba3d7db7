/// The legal moves of a feature's phase; the only thing that may write it.
///
/// ```swift
/// PhaseMap(\.phase) {
///   From(.idle, .failed) { On("appear", { $0 == .appear }, to: .loading) }
///   From(.loading) {
///     On("answered", { $0.isAnswer }, to: .loaded, .failed) { state, _ in state.error == nil ? .loaded : .failed }
///     Ignore("appear", { $0 == .appear })
///   }
/// }
/// ```
/// After each reduction the first rule that fits phase and action moves the phase; ``Reducer/phases(_:enforcement:)``
/// puts a map around a reducer. A map costs some comparisons of phases and its rules' predicates per action.
///
/// An action that moves some phase, comes in another one, and is not declared there with `Ignore`, is an ignored
/// trigger: it moves nothing, its effect runs, and a strict map (all are, unless told otherwise) reports it. A test
/// store fails for it, and so does a program under `--strict`; else it is only counted.
///
/// A phase must be `Hashable`; that stands on the members, not on the type (decision 0012).
public struct PhaseMap<State: Sendable, Action: Sendable, Phase: Sendable>: Sendable {
  @usableFromInline typealias Trigger = PhaseTrigger<State, Action, Phase>

  @usableFromInline let read: @Sendable (State) -> Phase
  @usableFromInline let write: @Sendable (inout State, Phase) -> Void
  /// As declared, one for each source.
  @usableFromInline let sources: [(phase: Phase, triggers: [Trigger])]
  @usableFromInline let isStrict: Bool
  /// What reports call it; empty where it has no name.
  public let name: String

  /// `strict` reports every action that is a trigger somewhere, but not in the phase in which it came.
  public init(
    _ path: any WritableKeyPath<State, Phase> & Sendable, name: String = "", strict: Bool = true,
    @PhaseMapBuilder<State, Action, Phase> rules: () -> [PhaseRules<State, Action, Phase>]
  ) where Phase: Hashable {
    self.init(
      read: { $0[keyPath: path] }, write: { state, phase in state[keyPath: path] = phase }, name: name,
      strict: strict, rules: rules)
  }

  /// The same without a key path, which takes a generic state's types apart when it is made: for maps that are made at
  /// the start.
  public init(
    read: @escaping @Sendable (State) -> Phase, write: @escaping @Sendable (inout State, Phase) -> Void,
    name: String = "", strict: Bool = true,
    @PhaseMapBuilder<State, Action, Phase> rules: () -> [PhaseRules<State, Action, Phase>]
  ) where Phase: Hashable {
    self.read = read
    self.write = write
    self.name = name
    isStrict = strict
    var sources: [(phase: Phase, triggers: [Trigger])] = []
    for from in rules() {
      for phase in from.phases { sources.append((phase, from.triggers)) }
    }
    self.sources = sources
  }

  private init(_ map: PhaseMap, strict: Bool) {
    read = map.read
    write = map.write
    sources = map.sources
    name = map.name
    isStrict = strict
  }

  /// The same moves, with ignored triggers reported or not.
  public func strict(_ isStrict: Bool = true) -> PhaseMap { PhaseMap(self, strict: isStrict) }
}

extension PhaseMap where Phase: Hashable {
  /// The first move that this action makes from that phase.
  @inlinable
  func trigger(from phase: Phase, for action: Action) -> PhaseTrigger<State, Action, Phase>? {
    for source in sources where source.phase == phase {
      for trigger in source.triggers where trigger.matches(action) { return trigger }
    }
    return nil
  }

  /// All moves from a phase, in the order of their declaration.
  func triggers(from phase: Phase) -> [PhaseTrigger<State, Action, Phase>] {
    sources.filter { $0.phase == phase }.flatMap(\.triggers)
  }
}
