public import DomainLayer

/// What happens in the account place.
public enum AccountAction: Sendable, Equatable {
  case appeared
  /// It is known who is signed in.
  case known(SessionState)
  case edited(text: String, caret: Int)
  case nextField
  /// Sign in with what was typed, or sign out.
  case submitted
  /// The service answered: the session is another one now.
  case changed(SessionState)
  case failed(DomainError)
  case cancelled
  /// Asks again who is signed in, after that could not be read.
  case retried
}
