/// A parent with a child that comes and goes.
///
/// The child runs first, on its own actions, then the parent on all of them. When the parent has removed or replaced
/// the child, the child's effects are cancelled. An action for a child that is not there reaches neither.
@usableFromInline
struct ChildReducer<
  State: Sendable, Action: Sendable, Child: Sendable, ChildAction: Sendable, ID: Hashable & Sendable
>: Reducer {
  /// Lends the child's state to a closure; nil where there is no child.
  @usableFromInline typealias Lend =
    @Sendable (inout State, (inout Child) -> Effect<ChildAction>) -> Effect<ChildAction>?

  @usableFromInline let parent: ReducerPart<State, Action>
  @usableFromInline let lend: Lend
  /// Which child there is; nil for none.
  @usableFromInline let identify: @Sendable (State) -> ID?
  @usableFromInline let action: CasePath<Action, ChildAction>
  @usableFromInline let child: ReducerPart<Child, ChildAction>
  @usableFromInline let source: EffectSource

  @inlinable
  init(
    parent: @escaping ReducerPart<State, Action>, lend: @escaping Lend, identify: @escaping @Sendable (State) -> ID?,
    action: CasePath<Action, ChildAction>, child: @escaping ReducerPart<Child, ChildAction>, source: EffectSource
  ) {
    self.parent = parent
    self.lend = lend
    self.identify = identify
    self.action = action
    self.child = child
    self.source = source
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = identify(state)
    var effect = Effect<Action>.none
    if let own = self.action.extract(action) {
      guard let asked = lend(&state, { child(&$0, own) }) else { return .orphan(Child.self, source) }
      if asked.node != nil { effect = asked.child(ChildID(Child.self, source, id: before), self.action.embed) }
    }
    let asked = parent(&state, action)
    if let before, identify(state) != before {
      return .merge(effect, .cancel(id: ChildID(Child.self, source, id: before)), asked)
    }
    return effect.node == nil ? asked : asked.node == nil ? effect : .merge(effect, asked)
  }
}
