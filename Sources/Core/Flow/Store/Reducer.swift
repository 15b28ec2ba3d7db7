/// The pure step of a feature: changes the state for one action and names the work that follows.
public protocol Reducer<State, Action>: Sendable {
  associatedtype State: Sendable
  associatedtype Action: Sendable

  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
