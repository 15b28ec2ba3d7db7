/// A script of key presses and expectations, in VHS's tape language and Stoa's additions to it.
public struct Tape: Hashable, Sendable {
  /// How the tape was named by whoever read it.
  public var name: String
  /// All commands in order; those of `Source` files stand where these were named.
  public var steps: [TapeStep]

  /// The steps, in their order, of a tape of that name.
  public init(name: String, steps: [TapeStep]) {
    self.name = name
    self.steps = steps
  }
}
