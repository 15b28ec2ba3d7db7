internal import Synchronization

/// What a replay came to, handed from its task to the loop's condition.
final class ReplayOutcome<Value: Sendable>: Sendable {
  private let state = Mutex<Result<Value, UsageError>?>(nil)

  var result: Result<Value, UsageError>? { state.withLock { $0 } }

  func finish(_ result: Result<Value, UsageError>) { state.withLock { $0 = result } }
}
