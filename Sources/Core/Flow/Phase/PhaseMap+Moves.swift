extension PhaseMap where Phase: Hashable {
  /// Every declared move, one for each target of a trigger, in the order of the declaration.
  public var moves: [PhaseMove] {
    var moves: [PhaseMove] = []
    for (phase, triggers) in sources {
      for trigger in triggers {
        for target in trigger.targets {
          let move = PhaseMove(
            map: name, phase: String(describing: phase), trigger: trigger.name, target: String(describing: target))
          if !moves.contains(move) { moves.append(move) }
        }
      }
    }
    return moves
  }
}
