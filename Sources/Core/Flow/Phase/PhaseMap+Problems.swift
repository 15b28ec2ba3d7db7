extension PhaseMap where Phase: Hashable {
  /// The static problems of the map, in the order of its declaration; none: empty.
  ///
  /// `terminal` phases may be dead ends; `expected` names triggers that a phase must react to; `actions` are some of
  /// which each must be a trigger somewhere; `all` adds phases that the map itself does not mention.
  public func problems(
    from initial: Phase, terminal: Set<Phase> = [], expecting expected: [Phase: [String]] = [:],
    using actions: KeyValuePairs<String, Action> = [:], all: [Phase] = []
  ) -> [PhaseProblem<Phase>] {
    let phases = mentioned(and: [initial] + all)
    let reachable = reachable(from: initial)
    var problems: [PhaseProblem<Phase>] = []
    for phase in phases {
      let triggers = triggers(from: phase)
      if sources.count(where: { $0.phase == phase }) > 1 { problems.append(.duplicateSource(phase)) }
      if !reachable.contains(phase) { problems.append(.unreachable(phase)) }
      let leadsAway = triggers.contains { $0.targets.contains { $0 != phase } }
      if reachable.contains(phase) && !leadsAway && !terminal.contains(phase) { problems.append(.deadEnd(phase)) }
      var names: Set<String> = []
      for trigger in triggers where !names.insert(trigger.name).inserted {
        problems.append(.duplicateTrigger(phase, trigger.name))
      }
      let moves = Set(triggers.filter { !$0.isIgnored }.map(\.name))
      for name in expected[phase] ?? [] where !moves.contains(name) { problems.append(.missingTrigger(phase, name)) }
    }
    for (name, action) in actions where self.name(of: action) == nil { problems.append(.unusedAction(name)) }
    return problems
  }

  /// The phases that declared moves lead to, `initial` among them.
  public func reachable(from initial: Phase) -> Set<Phase> {
    var found: Set<Phase> = [initial]
    var open = [initial]
    while let phase = open.popLast() {
      for target in triggers(from: phase).flatMap(\.targets) where found.insert(target).inserted {
        open.append(target)
      }
    }
    return found
  }

  /// Every phase once, in the order in which the declaration mentions it.
  func mentioned(and others: [Phase] = []) -> [Phase] {
    var seen: Set<Phase> = []
    let declared = sources.flatMap { source in [source.phase] + source.triggers.flatMap(\.targets) }
    return (declared + others).filter { seen.insert($0).inserted }
  }
}

extension PhaseMap where Phase: Hashable & CaseIterable {
  /// The static problems of the map; cases that it does not mention are unreachable.
  public func problems(
    from initial: Phase, terminal: Set<Phase> = [], expecting expected: [Phase: [String]] = [:],
    using actions: KeyValuePairs<String, Action> = [:]
  ) -> [PhaseProblem<Phase>] {
    problems(
      from: initial, terminal: terminal, expecting: expected, using: actions, all: Array(Phase.allCases))
  }
}
