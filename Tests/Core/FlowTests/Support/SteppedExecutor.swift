internal import StoaFlow
internal import Synchronization

/// Holds the jobs of effects and runs one when told to, on the caller's thread: thousands of schedules a second.
///
/// A seed decides which of the waiting jobs is next.
final class SteppedExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var dice: Dice
  }

  private let state: Mutex<State>

  init(seed: Int) {
    state = Mutex(State(dice: Dice(seed: seed)))
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  /// Runs one job; false when none waits.
  @discardableResult
  func step() -> Bool {
    let job = state.withLock { state in
      state.jobs.isEmpty ? nil : state.jobs.remove(at: state.dice.roll(state.jobs.count))
    }
    guard let job else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  /// Runs jobs, and lets the actor run its own, until neither has any.
  @FlowActor
  func settle() async {
    var quietTurns = 0
    while quietTurns < 3 {
      quietTurns = step() ? 0 : quietTurns + 1
      await Task.yield()
    }
  }
}
