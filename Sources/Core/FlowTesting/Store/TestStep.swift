/// An action, and who sent it: the test, or an effect.
struct TestStep<Action: Sendable>: Sendable {
  enum Origin: Sendable {
    case test
    /// Of the effect that this action asked for.
    case effect(of: Action)
  }

  var origin: Origin
  var action: Action
}
