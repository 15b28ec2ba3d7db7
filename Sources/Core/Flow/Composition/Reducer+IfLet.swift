extension Reducer {
  /// Adds a child that is there while the optional is not nil.
  ///
  /// The child runs before this reducer. Its effects are cancelled when this reducer sets the optional to nil. An action
  /// for a child that is not there is dropped and reported to the store's instrument.
  @inlinable
  public func ifLet<Child: Sendable, ChildAction: Sendable>(
    _ state: any WritableKeyPath<State, Child?> & Sendable, action: CasePath<Action, ChildAction>,
    file: StaticString = #fileID, line: UInt = #line, child: () -> some Reducer<Child, ChildAction>
  ) -> some Reducer<State, Action> {
    ifLet(state, id: { _ in true }, action: action, file: file, line: line, child: child)
  }

  /// The same for a child that may be replaced by another one, told apart by `id`: the effects of the old one are
  /// cancelled then, too.
  @inlinable
  public func ifLet<Child: Sendable, ChildAction: Sendable>(
    _ state: any WritableKeyPath<State, Child?> & Sendable, id: @escaping @Sendable (Child) -> some Hashable & Sendable,
    action: CasePath<Action, ChildAction>, file: StaticString = #fileID, line: UInt = #line,
    child: () -> some Reducer<Child, ChildAction>
  ) -> some Reducer<State, Action> {
    let child = child()
    let path = StatePath(state)
    return ChildReducer(
      parent: { parent, action in reduce(into: &parent, action: action) },
      lend: { parent, body in path.lend(&parent) { lent(&$0, body) } },
      identify: { $0[keyPath: state].map(id) }, action: action,
      child: { child.reduce(into: &$0, action: $1) }, source: EffectSource(file: file, line: line))
  }
}

/// Takes the value out while the closure changes it, so that nothing in it is copied.
@inlinable
func lent<Child, Result>(_ child: inout Child?, _ body: (inout Child) -> Result) -> Result? {
  guard var value = child else { return nil }
  child = nil
  defer { child = value }
  return body(&value)
}
