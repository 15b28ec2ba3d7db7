/// One request of a client and what became of it, without anything in it that is secret.
public struct Exchange: Hashable, Sendable {
  /// Where an answer came from.
  public enum Source: String, Hashable, Sendable {
    /// The cache, which did not ask.
    case hit
    /// The cache; the service confirmed it.
    case revalidated
    /// The cache, older than it should be.
    case stale
    /// The service.
    case wire
    /// Another request for the same, which was on its way.
    case coalesced
  }

  /// What became of a request.
  public enum Outcome: Hashable, Sendable {
    /// It was answered with that status.
    case answered(status: Int, Source)
    /// There is no answer, and why.
    case failed(HTTPError)
  }

  /// A pause before the next try.
  public struct Wait: Hashable, Sendable {
    /// How long the pause is.
    public let length: Duration
    /// When it ends.
    public let end: Duration
    /// Whether the service asked for it (`Retry-After`).
    public let isAskedFor: Bool
  }

  /// Goes up by one with each exchange of a log.
  public let number: UInt64
  /// The method of the request.
  public let method: HTTPMethod
  /// The path, with the query's names; of its values only those of names that begin with an underscore.
  public let target: String
  /// The part of the program that asked.
  public let feature: String?
  /// When it began; this and all other times since the log was made.
  public let start: Duration
  /// When it ended; nil as long as it is on its way.
  public internal(set) var end: Duration?
  /// Nil as long as it is on its way.
  public internal(set) var outcome: Outcome?
  /// How often it was sent.
  public internal(set) var tries = 0
  /// What it waits for now.
  public internal(set) var wait: Wait?

  init(_ request: HTTPRequest, number: UInt64, start: Duration) {
    self.number = number
    self.start = start
    method = request.method
    target = request.url.redactedTarget { $0.hasPrefix("_") }
    feature = request.feature
  }
}
