/// A child that is always there: its reducer runs on a part of the state, for the actions that are its own.
///
/// ```swift
/// Scope(\.list, action: CasePath(AppAction.list) { if case .list(let action) = $0 { action } else { nil } }) {
///   ListReducer(client: client)
/// }
/// ```
/// The child's effects come back as the parent's actions. The identities of its effects are its own: two children of
/// one reducer may use the same ones, and a parent cannot cancel by them.
public struct Scope<State: Sendable, Action: Sendable, Child: Sendable, ChildAction: Sendable>: Reducer {
  /// Lends the child's state to a closure, in place.
  public typealias Lend =
    @Sendable (inout State, (inout Child) -> Effect<ChildAction>) -> Effect<ChildAction>

  @usableFromInline let lend: Lend
  @usableFromInline let action: CasePath<Action, ChildAction>
  @usableFromInline let child: ReducerPart<Child, ChildAction>
  @usableFromInline let source: EffectSource

  /// Runs `child` on the part of the state at the key path, for the actions of the case; `file` and `line` name it in
  /// reports.
  @inlinable
  public init(
    _ state: any WritableKeyPath<State, Child> & Sendable, action: CasePath<Action, ChildAction>,
    file: StaticString = #fileID, line: UInt = #line, child: () -> some Reducer<Child, ChildAction>
  ) {
    let path = StatePath(state)
    self.init(
      lending: { parent, body in path.lend(&parent, body) }, action: action, file: file, line: line, child: child)
  }

  /// The same without a key path, which takes a state's types apart when it is made: for what is made at the start.
  @inlinable
  public init(
    lending lend: @escaping Lend, action: CasePath<Action, ChildAction>,
    file: StaticString = #fileID, line: UInt = #line, child: () -> some Reducer<Child, ChildAction>
  ) {
    let child = child()
    self.lend = lend
    self.action = action
    self.child = { state, action in child.reduce(into: &state, action: action) }
    source = EffectSource(file: file, line: line)
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let own = self.action.extract(action) else { return .none }
    let effect = lend(&state) { child(&$0, own) }
    return effect.node == nil ? .none : effect.child(ChildID<Never>(Child.self, source, id: nil), self.action.embed)
  }
}
