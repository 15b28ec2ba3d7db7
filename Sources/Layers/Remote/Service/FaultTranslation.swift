internal import DomainLayer
internal import StoaNetworking

/// The one place where faults of the network and statuses of HTTP become errors of the domain.
struct FaultTranslation: Sendable {
  /// The host and port of the service, for people.
  let place: String

  /// For an exchange that had no answer.
  func error(_ fault: HTTPError) -> DomainError {
    DomainError(kind(fault), place: place, cause: fault.message)
  }

  /// For an answer that is no success; `.signedOut` where an account is missing or not enough.
  func error(status: Int, in collection: RemotePlace? = nil) -> DomainError {
    let cause = "status \(status)" + (collection.map { " for /\($0.path)" } ?? "")
    return DomainError(kind(status: status, isProtected: collection?.isProtected ?? false), place: place, cause: cause)
  }

  /// For a success whose content is not what was asked for.
  func unexpected(_ answer: HTTPResponse) -> DomainError {
    let type = answer.headers["Content-Type"] ?? "no content type"
    return DomainError(
      .unexpectedAnswer, place: place, cause: "status \(answer.status), \(type), \(answer.body.count) bytes")
  }

  private func kind(_ fault: HTTPError) -> DomainError.Kind {
    switch fault {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .cannotConnect, .cannotResolve, .connectionLost, .tls: .unreachable
    case .tooLarge, .tooManyRedirects, .insecureRedirect, .protocolViolation, .badURL: .unexpectedAnswer
    case .storage: .storage
    case .unavailable(let text): .unavailable(text)
    }
  }

  private func kind(status: Int, isProtected: Bool) -> DomainError.Kind {
    switch status {
    case 401: .signedOut
    case 403 where isProtected: .signedOut
    case 408, 504: .timedOut
    // A service of this kind has every collection, and redirects are followed below.
    case ..<400, 404: .unexpectedAnswer
    default: .service(status: status)
    }
  }
}
