/// An action, and whether the test or an effect sent it.
struct TestStep<Action: Sendable>: Sendable {
  enum Origin: Sendable { case test, effect }

  var origin: Origin
  var action: Action
}
