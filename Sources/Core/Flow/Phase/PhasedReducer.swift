/// A reducer under a phase map.
public struct PhasedReducer<State: Sendable, Action: Sendable, Phase: Sendable>: Sendable {
  @usableFromInline let base: @Sendable (inout State, Action) -> Effect<Action>
  @usableFromInline let map: PhaseMap<State, Action, Phase>
  @usableFromInline let enforcement: PhaseEnforcement
}

extension PhasedReducer: Reducer where Phase: Hashable {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let phase = map.read(state)
    let effect = base(&state, action)
    let written = map.read(state)
    if written != phase {
      map.write(&state, phase)
      return refused(.directWrite, phase, trigger: nil, target: written)
    }
    guard let trigger = map.trigger(from: phase, for: action) else {
      return map.isStrict ? reportingIgnored(action, phase, effect) : effect
    }
    let target = trigger.choose.map { $0(state, action) } ?? trigger.targets.first
    guard let target else { return effect }
    guard trigger.leads(to: target) else {
      let kind = target == phase ? PhaseViolation.Kind.forbiddenSelfMove : .undeclaredTarget
      return refused(kind, phase, trigger: trigger.name, target: target)
    }
    if target != phase { map.write(&state, target) }
    return reportingMove(phase, trigger.name, target, effect)
  }

  /// Described only where somebody hears of it: a move costs no text otherwise.
  @usableFromInline
  func reportingMove(_ phase: Phase, _ trigger: String, _ target: Phase, _ effect: Effect<Action>) -> Effect<Action> {
    let report = EffectNode(
      .move { [name = map.name] in
        PhaseMove(
          map: name, phase: String(describing: phase), trigger: trigger, target: String(describing: target))
      })
    return .merge(Effect(node: report), effect)
  }

  @usableFromInline
  func reportingIgnored(
    _ action: Action, _ phase: Phase, _ effect: Effect<Action>
  ) -> Effect<Action> {
    guard let name = map.name(of: action) else { return effect }
    return .merge(Effect(node: EffectNode(.report(violation(.ignoredTrigger, phase, name, nil)))), effect)
  }

  @usableFromInline
  func refused(
    _ kind: PhaseViolation.Kind, _ phase: Phase, trigger: String?, target: Phase
  ) -> Effect<Action> {
    let violation = violation(kind, phase, trigger, target)
    enforcement.handle(violation)
    return Effect(node: EffectNode(.report(violation)))
  }

  private func violation(
    _ kind: PhaseViolation.Kind, _ phase: Phase, _ trigger: String?, _ target: Phase?
  ) -> PhaseViolation {
    PhaseViolation(
      kind: kind, map: map.name, phase: String(describing: phase), trigger: trigger,
      target: target.map { String(describing: $0) })
  }
}

extension Reducer {
  /// Puts the reducer under `map`: after each reduction the map, and only the map, moves the phase.
  ///
  /// A violation (a phase that the reducer wrote itself, a target that is not declared) is handled as `enforcement`
  /// says. Moves, violations and ignored triggers are told to the store's instrument.
  public func phases<Phase: Hashable & Sendable>(
    _ map: PhaseMap<State, Action, Phase>, enforcement: PhaseEnforcement = .trap
  ) -> PhasedReducer<State, Action, Phase> {
    PhasedReducer(
      base: { state, action in reduce(into: &state, action: action) }, map: map, enforcement: enforcement)
  }
}

extension PhaseMap {
  /// The name under which `action` triggers a move from some phase.
  func name(of action: Action) -> String? {
    for (_, triggers) in sources {
      for trigger in triggers where !trigger.isIgnored && trigger.matches(action) { return trigger.name }
    }
    return nil
  }
}
