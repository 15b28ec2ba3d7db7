public import DomainLayer

/// What became of what one feature asked another for.
public enum RequestAnswer: Equatable, Sendable {
  /// It is on the screen.
  case shown
  /// It cannot be had: there is no such thing, or it could not be asked for.
  case refused(DomainError)
  /// Nobody answered within `ShellRequest.limit`.
  case timedOut
  /// The person stopped it.
  case cancelled
  /// The person went elsewhere, or asked for something else.
  case outdated
}

extension RequestAnswer {
  /// What is said at the place where it was asked for; nil where there is nothing to say.
  func notice(for request: ShellRequest) -> String? {
    switch self {
    case .shown, .outdated: nil
    case .refused(let error): error.message
    case .timedOut: "No answer in \(ShellRequest.limit.components.seconds) s about \(request.subject)."
    case .cancelled: "Stopped looking for \(request.subject)."
    }
  }
}
