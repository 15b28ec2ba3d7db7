internal import StoaTape
internal import Synchronization

/// What a replay came to, handed from its task to the loop's condition.
final class ReplayOutcome: Sendable {
  private let state = Mutex<Result<TapeRecord, UsageError>?>(nil)

  var result: Result<TapeRecord, UsageError>? { state.withLock { $0 } }

  func finish(_ result: Result<TapeRecord, UsageError>) { state.withLock { $0 = result } }
}
