extension DomainError {
  /// What went wrong, in one sentence for people; it may hold text that a person typed.
  public var message: String {
    switch kind {
    case .notFound(let subject, let id): "There is no \(subject.singular) \(id)."
    case .empty(let subject): "There are no \(subject.plural)."
    case .noMatch(let subject, let filter): "No \(subject.singular) matches \"\(filter)\"."
    case .nothing(let subject, .person(let id)): "There is no \(subject.singular) for person \(id)."
    case .nothing(let subject, .post(let id)): "There is no \(subject.singular) on post \(id)."
    case .noneCompleted(nil): "No to-do is completed."
    case .noneCompleted(let id?): "No to-do of person \(id) is completed."
    case .signedOut: "You are not signed in."
    case .tokenWanted: "\(service) wants a token."
    case .refusedSignIn: "The name or the password is wrong."
    case .noAccounts: "This service has no accounts."
    case .unreachable: "\(service) cannot be reached."
    case .untrusted: "\(service) has a certificate that is not trusted here."
    case .offline: "No service is asked (--offline)."
    case .brokenOff: "\(service) broke off its answer."
    case .timedOut: "\(service) did not answer in time."
    case .outcomeUnknown: "\(service) may have made the change or not: its answer was lost."
    case .service(let status): serviceMessage(status)
    case .heldBack(let seconds): "\(service) takes no request for another \(span(seconds))."
    case .unexpectedAnswer: "\(service) sent an answer that cannot be used."
    case .webPage: "\(service) sent a web page instead of data."
    case .noCollection(let subject): "\(service) has no list of \(subject.plural)."
    case .tooLarge: "\(service) sent more than this program takes at once."
    case .sentInCircles: "\(service) sends every request on to another address."
    case .unavailable(let text): text
    case .storage: "A file of this program could not be read or written."
    case .cancelled: "Stopped."
    }
  }

  /// What may be behind it or what helps, in one sentence for people; empty when there is nothing to say.
  public var advice: String {
    switch kind {
    case .notFound: "It may have been removed."
    case .empty: "The service has none yet."
    // Whether there is such a person or post at all was not asked.
    case .nothing: ""
    case .noMatch: "Try a shorter or another filter."
    case .noneCompleted: "Show all to-dos to see the open ones."
    case .signedOut: "Sign in to see this."
    case .tokenWanted: "Start again with one that it takes, in STOA_TOKEN or --token-file."
    case .refusedSignIn: "Check both and sign in again."
    case .noAccounts: "Where it wants a token, that comes from STOA_TOKEN or --token-file."
    case .unreachable: "Check the network and the address of the service."
    case .untrusted: "Is it the right service? Start with CURL_CA_BUNDLE=FILE, the certificates to trust."
    case .offline: "Start again without it to see what was not kept."
    case .timedOut: "It may be busy, or the network slow."
    case .outcomeUnknown: "Ask what is there now before you send it again."
    case .service(let status): serviceAdvice(status)
    case .heldBack: "Try again then."
    case .brokenOff: "The service or the network may be in trouble."
    case .tooLarge: "Lists that come in pages would fit."
    case .webPage: "The network may want a sign-in first, or the address is another service's."
    case .unexpectedAnswer, .noCollection, .sentInCircles: "Check the address of the service."
    case .unavailable: "Install what is missing and start again."
    case .storage: "Check the free space and the permissions of the data directory."
    case .cancelled: ""
    }
  }

  private var service: String {
    switch place {
    case nil, .host("")?: "The service"
    case .host(let host)?: "The service at \(host)"
    case .embedded?: "The embedded service"
    }
  }

  func span(_ seconds: Int) -> String {
    if seconds < 120 { return seconds == 1 ? "second" : "\(seconds) seconds" }
    return seconds < 7_200 ? "\((seconds + 59) / 60) minutes" : "\((seconds + 3_599) / 3_600) hours"
  }

  private func serviceMessage(_ status: Int) -> String {
    switch status {
    case 403: "\(service) does not allow this."
    case 429: "\(service) asks to wait before more requests."
    case 500...: "\(service) failed (status \(status))."
    default: "\(service) refused the request (status \(status))."
    }
  }

  private func serviceAdvice(_ status: Int) -> String {
    switch status {
    case 403: "Another account may be allowed to."
    case 429, 500...: "It may work again in a while."
    default: "The service may be of another version."
    }
  }
}

extension DomainError: CustomStringConvertible {
  /// The kind and the cause, for whoever looks for a fault.
  public var description: String { cause.isEmpty ? "\(kind)" : "\(kind): \(cause)" }
}
