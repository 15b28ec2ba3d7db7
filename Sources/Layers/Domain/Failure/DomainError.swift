/// Why a wish could not be met, with a text for people apart from the cause.
///
/// Two errors are equal when their kinds are: the cause and the place are words, not meaning.
public struct DomainError: Error, Sendable {
  /// What went wrong, for those who decide by it.
  public enum Kind: Hashable, Sendable {
    /// There is no such item.
    case notFound(Subject, Int)
    /// The list has no entry at all.
    case empty(Subject)
    /// No entry of the list matches the filter.
    case noMatch(Subject, filter: String)
    /// Nothing belongs to that person or post.
    case nothing(Subject, of: Owner)
    /// No to-do is completed: of that person, or of anybody.
    case noneCompleted(of: User.ID?)
    /// The service wants to know who asks.
    case signedOut
    /// The service wants a token from outside the program, and there is none or not the right one.
    case tokenWanted
    /// The name or the password is wrong.
    case refusedSignIn
    /// The service knows no accounts, so nobody can sign in.
    case noAccounts
    /// No connection to the service could be made.
    case unreachable
    /// What the service shows to say who it is does not hold here.
    case untrusted
    /// No service is asked, as was wished.
    case offline
    /// The connection was lost before the answer was complete.
    case brokenOff
    /// The service did not answer in time.
    case timedOut
    /// The answer to a change was lost: the service may have made it or not.
    case outcomeUnknown
    /// The service answered with this HTTP status.
    case service(status: Int)
    /// The service wants to be left alone for so many seconds.
    case heldBack(seconds: Int)
    /// The answer is not what such a service sends.
    case unexpectedAnswer
    /// The answer is a page for a browser, such as the sign-in page of a network, where data was asked for.
    case webPage
    /// The service has no such collection at all.
    case noCollection(Subject)
    /// The answer is larger than what is taken at once.
    case tooLarge
    /// The service sends requests on to other addresses without an end.
    case sentInCircles
    /// This machine lacks something the program needs; the text says what, in one sentence for people.
    case unavailable(String)
    /// A file of this program could not be read or written.
    case storage
    /// The wish was taken back.
    case cancelled
  }

  public let kind: Kind
  /// The service the trouble is with, where it is with one.
  public let place: FaultPlace?
  /// What happened in the words of the layer that saw it, for the log. People get it only where it names a file of
  /// their own.
  public let cause: String

  public init(_ kind: Kind, place: FaultPlace? = nil, cause: String = "") {
    self.kind = kind
    self.place = place
    self.cause = cause
  }

  /// Whether the service cannot be reached, so that what is kept is all there is.
  public var isOffline: Bool {
    switch kind {
    case .unreachable, .timedOut, .brokenOff, .offline: true
    default: false
    }
  }

  /// Whether another try in this run of the program may do better.
  public var mayPass: Bool { kind != .offline }

  /// Whether the service did answer, and the answer is that nothing is there.
  public var isEmptyAnswer: Bool {
    switch kind {
    case .empty, .noMatch, .nothing, .noneCompleted: true
    default: false
    }
  }
}

extension DomainError: Equatable {
  public static func == (one: DomainError, other: DomainError) -> Bool { one.kind == other.kind }
}

extension DomainError: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
