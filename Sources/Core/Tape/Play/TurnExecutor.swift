internal import Synchronization

/// Runs effects in turns on the thread of whoever asks: one after another, in the order in which they came.
///
/// So nothing of a replay depends on how threads are scheduled: the same tape, the same order.
public final class TurnExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var waiter: CheckedContinuation<Void, Never>?
    var isNudged = false
  }

  private let state = Mutex(State())

  /// Nothing to run yet.
  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let waiter = state.withLock { state in
      state.jobs.append(job)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Runs the jobs that wait now; how many there were.
  package func turn() -> Int {
    let jobs = state.withLock { state in
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
    return jobs.count
  }

  /// Returns when a job waits, which only another thread can have brought, or after `nudge`.
  func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let isThere = !state.jobs.isEmpty || state.isNudged
        state.isNudged = false
        if !isThere { state.waiter = continuation }
        return isThere
      }
      if isThere { continuation.resume() }
    }
  }

  /// Ends the wait for a job.
  func nudge() {
    let waiter = state.withLock { state in
      state.isNudged = state.waiter == nil
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
