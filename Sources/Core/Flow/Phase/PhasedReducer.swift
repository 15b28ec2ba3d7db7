/// A reducer under a phase map.
public struct PhasedReducer<Base: Reducer, Phase: Hashable & Sendable>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let map: PhaseMap<Base.State, Base.Action, Phase>
  @usableFromInline let enforcement: PhaseEnforcement

  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let phase = map.read(state)
    let effect = base.reduce(into: &state, action: action)
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
      return refused(.undeclaredTarget, phase, trigger: trigger.name, target: target)
    }
    if target != phase { map.write(&state, target) }
    return effect
  }

  @usableFromInline
  func reportingIgnored(
    _ action: Base.Action, _ phase: Phase, _ effect: Effect<Base.Action>
  ) -> Effect<Base.Action> {
    guard let name = map.name(of: action) else { return effect }
    return .merge(Effect(node: EffectNode(.report(violation(.ignoredTrigger, phase, name, nil)))), effect)
  }

  @usableFromInline
  func refused(
    _ kind: PhaseViolation.Kind, _ phase: Phase, trigger: String?, target: Phase
  ) -> Effect<Base.Action> {
    let violation = violation(kind, phase, trigger, target)
    enforcement.handle(violation)
    return Effect(node: EffectNode(.report(violation)))
  }

  private func violation(
    _ kind: PhaseViolation.Kind, _ phase: Phase, _ trigger: String?, _ target: Phase?
  ) -> PhaseViolation {
    PhaseViolation(
      kind: kind, phase: String(describing: phase), trigger: trigger, target: target.map { String(describing: $0) })
  }
}

extension Reducer {
  /// Puts the reducer under `map`: after each reduction the map, and only the map, moves the phase.
  ///
  /// A violation (a phase the reducer wrote itself, a target that is not declared) is handled as `enforcement` says.
  public func phases<Phase: Hashable & Sendable>(
    _ map: PhaseMap<State, Action, Phase>, enforcement: PhaseEnforcement = .trap
  ) -> PhasedReducer<Self, Phase> {
    PhasedReducer(base: self, map: map, enforcement: enforcement)
  }
}

extension PhaseMap {
  /// The name under which `action` triggers a move from some phase.
  func name(of action: Action) -> String? {
    for (_, triggers) in sources {
      if let trigger = triggers.first(where: { $0.matches(action) }) { return trigger.name }
    }
    return nil
  }
}
