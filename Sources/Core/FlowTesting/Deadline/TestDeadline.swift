/// The most that all waits of one test may take together: in virtual time and in steps, never in real time.
public struct TestDeadline: Sendable, Equatable {
  /// Of the manual clock, as far as `receive(…, within:)` and `finish(within:)` move it.
  public var time: Duration
  /// Pieces of effects, from one `await` to the next, that are run.
  public var steps: Int

  /// So much of the manual clock's time, and so many steps.
  public init(time: Duration = .seconds(3_600), steps: Int = 200_000) {
    self.time = time
    self.steps = steps
  }
}
