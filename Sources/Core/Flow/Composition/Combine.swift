/// Several reducers on one state: each sees what those before it have left.
///
/// ```swift
/// Combine {
///   Scope(\.list, action: .list) { ListReducer(client: client) }
///   Reduce { state, action in … }
/// }
/// ```
/// Their effects start in the same order and run at the same time. One within another is taken apart when it is made,
/// so that depth costs nothing; an action costs one call for each reducer and no allocation unless two ask for effects.
public struct Combine<State: Sendable, Action: Sendable>: Reducer {
  @usableFromInline let parts: [ReducerPart<State, Action>]

  /// The reducers in the order in which they run.
  @inlinable
  public init(@CombineBuilder<State, Action> _ parts: () -> [ReducerPart<State, Action>]) {
    self.parts = parts()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    var others: [Effect<Action>] = []
    for part in parts {
      let next = part(&state, action)
      if next.node == nil { continue }
      if effect.node == nil { effect = next } else { others.append(next) }
    }
    return others.isEmpty ? effect : .merge([effect] + others)
  }
}
