package import DomainLayer

/// The exit statuses that scripts rely on.
package enum ExitStatus {
  static let done: Int32 = 0
  /// An expectation or the request failed.
  static let failed: Int32 = 1
  /// Wrong usage, or a link that was refused.
  static let usage: Int32 = 2
  static let noSuchItem: Int32 = 3
  static let notSignedIn: Int32 = 4
  static let unreachable: Int32 = 5

  /// The status that tells of an error.
  package static func of(_ error: DomainError) -> Int32 {
    switch error.kind {
    case .notFound: noSuchItem
    case .signedOut, .tokenWanted, .refusedSignIn, .noAccounts: notSignedIn
    case .unreachable, .untrusted, .brokenOff, .timedOut, .offline: unreachable
    case .service, .heldBack, .unexpectedAnswer, .webPage, .noCollection, .tooLarge, .sentInCircles, .outcomeUnknown:
      failed
    case .unavailable, .storage, .cancelled: failed
    // The service answered, and the answer is that there is nothing.
    case .empty, .noMatch, .nothing, .noneCompleted: done
    }
  }
}
