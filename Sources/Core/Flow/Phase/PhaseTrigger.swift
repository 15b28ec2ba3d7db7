/// One move: which actions make it, under a name that pictures and reports use, and where it may lead.
public struct PhaseTrigger<State: Sendable, Action: Sendable, Phase: Sendable>: Sendable {
  /// The name that pictures and reports use.
  public let name: String
  @usableFromInline let matches: @Sendable (Action) -> Bool
  @usableFromInline let targets: [Phase]
  @usableFromInline let choose: (@Sendable (State, Action) -> Phase?)?

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

  /// A trigger that moves nothing.
  init(ignoring name: String, _ matches: @escaping @Sendable (Action) -> Bool) {
    self.name = name
    self.matches = matches
    targets = []
    choose = nil
  }

  /// Whether the phase declares that it does not react.
  var isIgnored: Bool { targets.isEmpty }

  /// Whether that phase is among the targets; a loop, since the library's search would look for the conformance first.
  @inlinable
  func leads(to phase: Phase) -> Bool where Phase: Equatable {
    for target in targets where target == phase { return true }
    return false
  }
}

/// A line of a `From` block: one move.
public typealias On = PhaseTrigger
