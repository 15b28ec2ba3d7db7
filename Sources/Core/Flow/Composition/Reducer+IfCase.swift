extension Reducer {
  /// Adds a child that is there while the state is that case of an enum.
  ///
  /// The child runs before this reducer. Its effects are cancelled when this reducer changes the case. An action for a
  /// child that is not there is dropped and reported to the store's instrument. The payload is taken out and put back:
  /// what it shares with the state, such as the storage of an array that the child changes, is copied once.
  @inlinable
  public func ifCase<Child: Sendable, ChildAction: Sendable>(
    _ state: CasePath<State, Child>, action: CasePath<Action, ChildAction>, file: StaticString = #fileID,
    line: UInt = #line, child: () -> some Reducer<Child, ChildAction>
  ) -> some Reducer<State, Action> {
    ifCase(state, id: { _ in true }, action: action, file: file, line: line, child: child)
  }

  /// The same for a child that may be replaced by another one of the same case, told apart by `id`.
  @inlinable
  public func ifCase<Child: Sendable, ChildAction: Sendable>(
    _ state: CasePath<State, Child>, id: @escaping @Sendable (Child) -> some Hashable & Sendable,
    action: CasePath<Action, ChildAction>, file: StaticString = #fileID, line: UInt = #line,
    child: () -> some Reducer<Child, ChildAction>
  ) -> some Reducer<State, Action> {
    let child = child()
    return ChildReducer(
      parent: { parent, action in reduce(into: &parent, action: action) },
      lend: { parent, body in
        guard var value = state.extract(parent) else { return nil }
        defer { parent = state.embed(value) }
        return body(&value)
      },
      identify: { state.extract($0).map(id) }, action: action,
      child: { child.reduce(into: &$0, action: $1) }, source: EffectSource(file: file, line: line))
  }
}
