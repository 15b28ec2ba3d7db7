internal import Glibc
internal import Synchronization

/// Runs the jobs of ``FlowActor`` one after another, in the order in which they came, whatever their priority.
///
/// A loop takes the work over with ``install(wake:)`` and ``drain()``. Without a loop the jobs run on a thread of
/// ``EffectPool``, still serially, so that tests and printing need none.
public final class FlowExecutor: SerialExecutor {
  /// The one that ``FlowActor`` runs on.
  public static let shared = FlowExecutor()

  private enum Item {
    /// A job of the actor.
    case isolated(UnownedJob)
    /// A job of nobody that only shall run on the same thread.
    case free(UnownedJob)
  }

  private struct State {
    var items: [Item] = []
    var wake: (@Sendable () -> Void)?
    /// Someone will look at `jobs` again without being told.
    var isScheduled = false
  }

  /// More jobs than this in one drain and input has its turn first.
  private static let drainLimit = 4_096

  private let state = Mutex(State())
  /// The thread on which the actor is isolated now; 0 while nobody runs its jobs.
  private let owner = Atomic<UInt>(0)

  private init() {}

  /// Makes the calling thread the actor's own; `wake` is called, from any thread, when jobs wait for a drain.
  ///
  /// Once in a process, before the first job; anything else traps. `wake` must not block.
  public func install(wake: @escaping @Sendable () -> Void) {
    state.withLock { state in
      precondition(state.wake == nil, "a loop is installed already")
      precondition(state.items.isEmpty && !state.isScheduled, "the loop must be installed before the first job")
      state.wake = wake
    }
    owner.store(currentThread(), ordering: .releasing)
  }

  /// Runs the jobs that wait, and those they add; true when any ran. For the loop's thread only.
  ///
  /// After 4,096 jobs it asks to be woken again and returns, so that a busy effect cannot starve the input.
  @discardableResult public func drain() -> Bool {
    precondition(owner.load(ordering: .relaxed) == currentThread(), "only the loop's thread drains")
    var count = 0
    while let batch = takeBatch() {
      run(batch)
      count += batch.count
      guard count < Self.drainLimit else {
        state.withLock { $0.wake }?()
        break
      }
    }
    return count > 0
  }

  public func enqueue(_ job: consuming ExecutorJob) { add(.isolated(UnownedJob(job))) }

  /// Runs the job on the actor's thread, in its turn, without being isolated to it.
  func enqueueFree(_ job: consuming ExecutorJob) { add(.free(UnownedJob(job))) }

  private func add(_ item: Item) {
    let (isFirst, wake) = state.withLock { state in
      state.items.append(item)
      defer { state.isScheduled = true }
      return (!state.isScheduled, state.wake)
    }
    guard isFirst else { return }
    if let wake { wake() } else { EffectPool.shared.submit { self.drainOnPool() } }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  public func isIsolatingCurrentContext() -> Bool? { owner.load(ordering: .acquiring) == currentThread() }

  public func checkIsolated() {
    precondition(owner.load(ordering: .acquiring) == currentThread(), "not on the thread of FlowActor")
  }

  private func drainOnPool() {
    owner.store(currentThread(), ordering: .releasing)
    while let batch = takeBatch(release: true) { run(batch) }
  }

  private func run(_ batch: [Item]) {
    for item in batch {
      switch item {
      case .isolated(let job): job.runSynchronously(on: asUnownedSerialExecutor())
      case .free(let job): job.runSynchronously(on: FlowThread.shared.asUnownedTaskExecutor())
      }
    }
  }

  /// The jobs that wait; none: the next one will wake again. `release` then gives the thread up under the same lock,
  /// before another thread can be asked to run jobs.
  private func takeBatch(release: Bool = false) -> [Item]? {
    state.withLock { state in
      guard !state.items.isEmpty else {
        state.isScheduled = false
        if release { owner.store(0, ordering: .releasing) }
        return nil
      }
      let batch = state.items
      state.items = []
      return batch
    }
  }

  private func currentThread() -> UInt { UInt(pthread_self()) }
}
