internal import DomainLayer
internal import StoaNetworking

/// The one place where faults of the network and statuses of HTTP become errors of the domain.
struct FaultTranslation: Sendable {
  /// The service, for people.
  let place: FaultPlace
  /// What a missing or refused sign-in is: `.signedOut`, or `.tokenWanted` where nobody can sign in here.
  let refusal: DomainError.Kind
  /// Takes the cause of each error, which people do not see.
  var log: (@Sendable (String) -> Void)?

  /// For an exchange that had no answer.
  func error(_ fault: HTTPError) -> DomainError {
    // A redirect may have led to another host.
    let place: FaultPlace =
      switch (place, fault) {
      case (.host, .cannotConnect(let host, _)), (.host, .cannotResolve(let host)), (.host, .heldBack(let host, _)),
        (.host, .untrusted(let host, _)):
        .host(host)
      default: place
      }
    return noted(DomainError(kind(fault), place: place, cause: fault.message))
  }

  /// For an answer that is no success; the refusal where an account is missing or not enough.
  func error(status: Int, in collection: RemotePlace? = nil) -> DomainError {
    let cause = "status \(status)" + (collection.map { " for /\($0.path)" } ?? "")
    return noted(DomainError(kind(status: status, in: collection), place: place, cause: cause))
  }

  /// For a success whose content is not what was asked for.
  func unexpected(_ answer: HTTPResponse) -> DomainError {
    let type = answer.headers["Content-Type"] ?? "no content type"
    let cause = "status \(answer.status), \(type), \(answer.body.count) bytes"
    return noted(DomainError(isWebPage(answer) ? .webPage : .unexpectedAnswer, place: place, cause: cause))
  }

  /// Some services call everything HTML: only a tag at its beginning makes a page of it.
  private func isWebPage(_ answer: HTTPResponse) -> Bool {
    guard answer.headers["Content-Type"]?.lowercased().hasPrefix("text/html") ?? false else { return false }
    return WireText.withoutMark(answer.body[...]).first { !ElementScanner.isBlank($0) } == UInt8(ascii: "<")
  }

  func noted(_ error: DomainError) -> DomainError {
    if error.kind != .cancelled { log?("error \(error)") }
    return error
  }

  private func kind(_ fault: HTTPError) -> DomainError.Kind {
    switch fault {
    case .cancelled: .cancelled
    case .offline: .offline
    case .timedOut: .timedOut
    case .cannotConnect, .cannotResolve, .tls: .unreachable
    case .untrusted: .untrusted
    case .connectionLost: .brokenOff
    case .tooLarge: .tooLarge
    case .tooManyRedirects: .sentInCircles
    case .badRedirect, .insecureRedirect, .protocolViolation, .undecodable, .badURL: .unexpectedAnswer
    case .storage: .storage
    case .heldBack(_, let seconds): .heldBack(seconds: seconds)
    case .unavailable(let text): .unavailable(text)
    }
  }

  private func kind(status: Int, in collection: RemotePlace?) -> DomainError.Kind {
    switch status {
    case 401: refusal
    case 403 where collection?.isProtected ?? false: refusal
    case 404: collection.map { .noCollection($0.subject) } ?? .unexpectedAnswer
    case 408, 504: .timedOut
    // Redirects are followed below.
    case ..<400: .unexpectedAnswer
    default: .service(status: status)
    }
  }
}
