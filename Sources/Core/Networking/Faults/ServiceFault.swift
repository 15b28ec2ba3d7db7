/// A misfortune of a service, made on purpose: which requests it meets, and what becomes of them.
public struct ServiceFault: Hashable, Sendable {
  /// What a request gets instead of its answer.
  public enum Outcome: Hashable, Sendable {
    /// An answer of that status with an empty object; the service is not asked.
    case status(Int)
    /// The service cannot be reached.
    case offline
    /// The service is asked, and its answer breaks off.
    case truncated
    /// A web page with status 200, as networks have that want people to sign in; the service is not asked.
    case webPage
  }

  /// The collection that is asked for, by the last segment of the path that is no number; nil for every request.
  public var resource: String?
  /// Nil where an answer only comes late.
  public var outcome: Outcome?
  /// How late everything comes; a request whose own limit is shorter times out.
  public var latency: Duration?
  /// The `Retry-After` of an answer made up here.
  public var retryAfter: Int?
  /// How many of the requests it meets, from 0 to 1.
  public var rate: Double

  /// A fault; without an outcome answers are as they were, only later.
  public init(
    resource: String? = nil, outcome: Outcome? = nil, latency: Duration? = nil, retryAfter: Int? = nil, rate: Double = 1
  ) {
    self.resource = resource
    self.outcome = outcome
    self.latency = latency
    self.retryAfter = retryAfter
    self.rate = rate
  }

  func meets(_ url: HTTPURL) -> Bool {
    guard let resource else { return true }
    // What is renewed is a session, too.
    return url.segments.last { Int($0) == nil && $0 != "refresh" } == resource
  }
}
