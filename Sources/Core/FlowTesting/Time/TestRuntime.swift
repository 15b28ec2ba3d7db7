public import StoaFlow

/// A world for effects in which nothing moves unless the test says so: neither time nor work.
///
/// ```swift
/// let world = TestRuntime()
/// let store = Store(State(), reducer: Feature(), runtime: world.effects)
/// store.send(.appear)
/// await world.settle()
/// await world.clock.advance(by: .milliseconds(300))
/// ```
public final class TestRuntime: Sendable {
  /// The time of the effects; it stands still until the test moves it.
  public let clock = ManualClock()
  /// Counts the effects in flight.
  public let activity = Activity()
  /// Holds the jobs of the effects.
  public let executor: TestExecutor

  let budget: TestBudget

  /// How often control is given to the actor's other jobs before it counts as quiet.
  private static let quietTurns = 4

  /// `seed` shuffles the order in which waiting effects run; `deadline` ends the waits of a test that would not end.
  public init(seed: UInt64? = nil, deadline: TestDeadline = TestDeadline()) {
    executor = TestExecutor(seed: seed)
    budget = TestBudget(deadline)
    clock.attach { [weak self] in
      await self?.settle()
      return self?.budget.isOver != true
    }
  }

  /// What a store under test runs on.
  public var effects: EffectRuntime { EffectRuntime(clock: clock, activity: activity, executor: executor) }

  /// Runs all effects until each has ended or waits: for the clock, or for something the test holds.
  ///
  /// Fails, and runs nothing more from then on, when the deadline's steps are used up.
  @FlowActor
  public func settle() async {
    // A step's hop to the actor stands in the actor's queue before this function's own return to it.
    var turns = 0
    while turns < Self.quietTurns, !budget.isOver {
      guard executor.hasJobs else {
        turns += 1
        await Task.yield()
        continue
      }
      guard budget.takeStep() else { return budget.exceed(activity.inFlight) }
      turns = await executor.step() ? 0 : turns + 1
    }
  }
}
