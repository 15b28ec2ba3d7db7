extension DomainError {
  /// What went wrong in a few words, for a line that has no room for the sentence and goes on with what to press.
  ///
  /// It leaves out whose trouble it is: there is one service only.
  public var brief: String {
    switch kind {
    case .tokenWanted: "Wants a token."
    case .unreachable: "Not reachable."
    case .untrusted: "Not trusted."
    case .offline: "No service is asked."
    case .brokenOff: "Broke off."
    case .timedOut: "No answer."
    case .outcomeUnknown: "Outcome unknown."
    case .service(403): "Not allowed."
    case .service(429): "Asks to wait."
    case .heldBack(let seconds): "Asks to wait \(span(seconds))."
    case .service(let status) where status >= 500: "Failed (\(status))."
    case .service(let status): "Refused (\(status))."
    case .unexpectedAnswer: "Useless answer."
    case .webPage: "Sent a web page."
    case .noCollection: "No such list."
    case .tooLarge: "Sent too much."
    case .sentInCircles: "Sends in circles."
    case .storage: "File trouble."
    case .notFound, .empty, .noMatch, .nothing, .noneCompleted, .signedOut, .refusedSignIn, .noAccounts, .unavailable,
      .cancelled:
      message
    }
  }
}
