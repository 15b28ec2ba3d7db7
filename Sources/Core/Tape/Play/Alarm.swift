internal import StoaFlow
internal import Synchronization

/// Ends a stage's wait for the outside when its patience is over.
final class Alarm: Sendable {
  private let over: Atomic<Bool>
  private let task: Mutex<Task<Void, Never>?> = Mutex(nil)

  init(_ patience: StagePatience, _ executor: TurnExecutor) {
    over = Atomic(patience.limit <= .zero)
    guard patience.limit > .zero else { return }
    let task = Task(executorPreference: EffectPool.shared) { [self] in
      guard (try? await patience.clock.sleep(for: patience.limit)) != nil else { return }
      over.store(true, ordering: .relaxed)
      executor.nudge()
    }
    self.task.withLock { $0 = task }
  }

  var isOver: Bool { over.load(ordering: .relaxed) }

  func stop() { task.withLock { $0 }?.cancel() }
}
