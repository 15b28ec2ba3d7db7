internal import Glibc
internal import StoaNetworking
internal import Synchronization

/// Runs the jobs of one task on the thread that waits for its result.
final class CallerExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var outcome: Result<HTTPResponse, HTTPError>?
  }

  private let state = Mutex(State())
  private let bell = WakePipe.make()

  private init() {}

  deinit {
    close(bell.readEnd)
    close(bell.writeEnd)
  }

  /// The transport's answer; blocks the calling thread, never one of Swift's own.
  static func result(of request: HTTPRequest, from transport: any Transport) -> Result<HTTPResponse, HTTPError> {
    let executor = CallerExecutor()
    Task(executorPreference: executor) {
      do throws(HTTPError) {
        executor.finish(.success(try await transport.send(request)))
      } catch {
        executor.finish(.failure(error))
      }
    }
    return executor.runUntilFinished()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    var ring: UInt8 = 1
    _ = write(bell.writeEnd, &ring, 1)
  }

  private func finish(_ outcome: Result<HTTPResponse, HTTPError>) {
    state.withLock { $0.outcome = outcome }
  }

  private func runUntilFinished() -> Result<HTTPResponse, HTTPError> {
    while true {
      let (jobs, outcome) = state.withLock { state in
        defer { state.jobs = [] }
        return (state.jobs, state.outcome)
      }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      if jobs.isEmpty {
        if let outcome { return outcome }
        var rings: UInt64 = 0
        _ = read(bell.readEnd, &rings, MemoryLayout<UInt64>.size)
      }
    }
  }
}
