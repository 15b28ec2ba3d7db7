internal import Glibc
internal import Synchronization

/// A few plain threads for effects, started when there is work for them and kept.
///
/// Swift's default pool is never touched by it: one job there, and libdispatch wakes once a second for ever. Jobs
/// start in the order in which they came. A job that blocks holds its thread; four such jobs hold up the rest.
public final class EffectPool: TaskExecutor {
  /// The pool of the program: four threads at most.
  public static let shared = EffectPool(limit: 4)

  private enum Item: Sendable {
    case job(UnownedJob)
    case work(@Sendable () -> Void)
  }

  private struct State {
    var items = BurstQueue<Item>()
    /// Threads that sleep and that nobody has signalled yet.
    var idle = 0
    var threads = 0
  }

  private static let startHook = Mutex<(@Sendable () -> Void)?>(nil)
  private static let stackSize = 4 << 20

  private let limit: Int
  private let state = Mutex(State())
  private let semaphore = Semaphore()

  private init(limit: Int) {
    self.limit = limit
  }

  /// Called first on each new thread of a pool: a crash guard sets up the thread's alternate stack here.
  ///
  /// Set it before the first effect; threads that run already are not called.
  public static var onThreadStart: (@Sendable () -> Void)? {
    get { startHook.withLock { $0 } }
    set { startHook.withLock { $0 = newValue } }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  /// Runs `work` on one of the threads, outside any task.
  package func submit(_ work: @escaping @Sendable () -> Void) {
    add(.work(work))
  }

  private func add(_ item: Item) {
    enum Need { case nothing, signal, thread }
    let need: Need = state.withLock { state in
      state.items.append(item)
      if state.idle > 0 {
        state.idle -= 1
        return .signal
      }
      guard state.threads < limit else { return .nothing }
      state.threads += 1
      return .thread
    }
    switch need {
    case .nothing: break
    case .signal: semaphore.signal()
    case .thread: startThread()
    }
  }

  private func startThread() {
    var attributes = pthread_attr_t()
    var thread = pthread_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let pool = Unmanaged.passRetained(self)
    // A thread inherits the mask: set here, so that there is no moment in which a signal can reach the new one.
    let mask = Self.blockSignals()
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<EffectPool>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, pool.toOpaque())
    Self.setSignals(mask)
    pthread_attr_destroy(&attributes)
    guard code != 0 else { return }
    pool.release()
    let left = state.withLock { state in
      state.threads -= 1
      return state.threads
    }
    precondition(left > 0, "no thread can be started")
  }

  private func work() {
    Self.onThreadStart?()
    while true {
      let item = state.withLock { state in
        let item = state.items.next()
        if item == nil { state.idle += 1 }
        return item
      }
      switch item {
      case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
      case .work(let work): work()
      case nil: semaphore.wait()
      }
    }
  }

  /// Signals that come from outside belong to the thread of `main`; faults stay with the thread that made them.
  /// Returns the mask of before.
  private static func blockSignals() -> sigset_t {
    var signals = sigset_t()
    sigfillset(&signals)
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] { sigdelset(&signals, fault) }
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, &signals, &before)
    return before
  }

  private static func setSignals(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
