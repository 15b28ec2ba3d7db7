internal import Synchronization

/// Counts what is begun on it, and runs nothing.
final class CountingExecutor: TaskExecutor {
  private let jobs = Atomic(0)

  var count: Int { jobs.load(ordering: .relaxed) }

  func enqueue(_ job: consuming ExecutorJob) { jobs.add(1, ordering: .relaxed) }
}
