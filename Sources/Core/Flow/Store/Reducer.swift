/// The pure step of a feature: changes the state for one action and names the work that follows.
public protocol Reducer<State, Action>: Sendable {
  /// What it changes.
  associatedtype State: Sendable
  /// What it is told.
  associatedtype Action: Sendable

  /// Changes the state for one action, and gives the work that follows; it must do nothing else.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
