internal import DomainLayer
internal import Synchronization

/// What a piece of work came to, handed from its thread to the loop's.
final class Outcome: Sendable {
  private let state = Mutex<(isFinished: Bool, error: DomainError?)>((false, nil))

  var isFinished: Bool { state.withLock { $0.isFinished } }
  var error: DomainError? { state.withLock { $0.error } }
  func finish(_ error: DomainError?) { state.withLock { $0 = (true, error) } }
}
