internal import Synchronization

/// Runs the jobs of tasks on the thread that waits for what comes of them, so that its processor time is theirs.
final class ThreadExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// What comes of the work, which waits for nothing that another thread does.
  func outcome<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
    let outcome = Mailbox<Value>()
    Task(executorPreference: self) { outcome.put(await work()) }
    while true {
      let waiting = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      for job in waiting { job.runSynchronously(on: asUnownedTaskExecutor()) }
      if let value = outcome.value { return value }
    }
  }
}

/// What a task leaves for the thread that started it.
private final class Mailbox<Value: Sendable>: Sendable {
  private let content = Mutex<Value?>(nil)

  var value: Value? { content.withLock { $0 } }

  func put(_ value: Value) { content.withLock { $0 = value } }
}
