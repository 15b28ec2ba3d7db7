internal import StoaFlow
internal import Synchronization

/// Holds the jobs of effects until a test lets them run, one at a time: the same test, the same order, every time.
///
/// Without a seed they run in the order in which they came; a seed makes another order, the same one for each seed.
public final class TestExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var random: UInt64?
  }

  private let state: Mutex<State>

  /// Jobs run in the order in which they came; with a seed, in another order that is always the same for it.
  public init(seed: UInt64? = nil) {
    state = Mutex(State(random: seed))
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  var hasJobs: Bool { state.withLock { !$0.jobs.isEmpty } }

  /// Runs one of the jobs that wait, on a thread of the effect pool; false when none waits.
  func step() async -> Bool {
    guard let job = take() else { return false }
    await withCheckedContinuation { continuation in
      EffectPool.shared.submit {
        job.runSynchronously(on: self.asUnownedTaskExecutor())
        continuation.resume()
      }
    }
    return true
  }

  private func take() -> UnownedJob? {
    state.withLock { state in
      guard !state.jobs.isEmpty else { return nil }
      guard var random = state.random else { return state.jobs.removeFirst() }
      defer { state.random = random }
      return state.jobs.remove(at: Int(Self.next(&random) % UInt64(state.jobs.count)))
    }
  }

  /// SplitMix64.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
