/// Why there is no answer. A status such as 404 or 503 is an answer, not an error.
public enum HTTPError: Error, Hashable, Sendable {
  /// The task that waited was cancelled.
  case cancelled
  /// It took longer than the request, or the transport, allows.
  case timedOut
  /// Nobody answers there; the reason is the system's.
  case cannotConnect(host: String, reason: String)
  /// The name of the host leads nowhere.
  case cannotResolve(host: String)
  /// The connection broke before the whole answer was there; whether the service acted on the request is unknown.
  case connectionLost
  /// `what` is "headers" or "body"; `limit` in bytes.
  case tooLarge(what: String, limit: Int)
  /// The service sent us on more than `limit` times.
  case tooManyRedirects(limit: Int)
  /// The service sent us on to what is no address that HTTP can reach.
  case badRedirect(String)
  /// An https address sent us on to http.
  case insecureRedirect(to: String)
  /// The answer is no HTTP.
  case protocolViolation(String)
  /// The body is packed in a way that cannot be unpacked.
  case undecodable(String)
  /// No secure connection could be made.
  case tls(String)
  /// The certificate that the host shows does not hold here.
  case untrusted(host: String, reason: String)
  /// The text is no address that HTTP can reach.
  case badURL(String)
  /// Tokens cannot be read or kept, for that reason.
  case storage(String)
  /// Nobody is to be asked.
  case offline
  /// The service asked to be left alone for longer than a request waits.
  case heldBack(host: String, seconds: Int)
  /// Something this machine lacks, such as the library that speaks HTTP.
  case unavailable(String)
}

extension HTTPError: CustomStringConvertible {
  /// One line for people: what is wrong, in plain words, without secrets.
  public var message: String {
    switch self {
    case .cancelled: "the request was cancelled"
    case .timedOut: "the service did not answer in time"
    case .cannotConnect(let host, let reason): "cannot connect to \(host): \(reason)"
    case .cannotResolve(let host): "there is no address for the host \(host)"
    case .connectionLost: "the connection was lost before the answer was complete"
    case .tooLarge(let what, let limit): "the answer's \(what) passed the limit of \(Self.size(limit))"
    case .tooManyRedirects(let limit): "the service redirected more than \(limit) times"
    case .badRedirect(let text): "the service redirected to an address that cannot be used: \(text)"
    case .insecureRedirect(let target): "the service redirected from https to plain http (\(target)), which is refused"
    case .protocolViolation(let text): "the service does not speak proper HTTP: \(text)"
    case .undecodable(let text): "the answer cannot be unpacked: \(text)"
    case .tls(let text): "the secure connection failed: \(text)"
    case .untrusted(let host, let reason):
      "the certificate of \(host) is not trusted: \(reason); CURL_CA_BUNDLE=FILE names the certificates to trust"
    case .badURL(let text): "the address cannot be used: \(text)"
    case .heldBack(let host, let seconds):
      "\(host) takes no request for another \(Self.span(seconds)); try again then"
    case .offline: "no service is asked (--offline)"
    case .storage(let text): "a file cannot be read or written: \(text)"
    case .unavailable(let text): text
    }
  }

  public var description: String { message }

  /// True when the fault lies in reaching the service, so that another try may do better.
  public var isConnectionFault: Bool {
    switch self {
    case .cannotConnect, .cannotResolve, .connectionLost: true
    default: false
    }
  }

  /// True when the service may have had the request, and so may have done what it asks for.
  public var mayHaveArrived: Bool {
    switch self {
    case .timedOut, .connectionLost, .tooLarge, .protocolViolation, .undecodable, .tooManyRedirects, .badRedirect,
      .insecureRedirect, .cancelled:
      true
    case .offline, .cannotConnect, .cannotResolve, .tls, .untrusted, .badURL, .storage, .heldBack, .unavailable: false
    }
  }

  private static func span(_ seconds: Int) -> String {
    if seconds < 120 { return "\(seconds) s" }
    return seconds < 7_200 ? "\((seconds + 59) / 60) minutes" : "\((seconds + 3_599) / 3_600) hours"
  }

  private static func size(_ bytes: Int) -> String {
    let mebibyte = 1_048_576
    if bytes >= mebibyte, bytes.isMultiple(of: mebibyte) { return "\(bytes / mebibyte) MiB" }
    if bytes >= 1_024, bytes.isMultiple(of: 1_024) { return "\(bytes / 1_024) KiB" }
    return "\(bytes) bytes"
  }
}
