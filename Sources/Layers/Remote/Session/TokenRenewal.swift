internal import StoaNetworking

/// Gets new tokens for old ones at `/session/refresh`, past the bearer.
struct TokenRenewal: Sendable {
  let client: HTTPClient
  let baseURL: HTTPURL
  let now: @Sendable () -> Int64

  /// The new tokens; nil when the service refuses, which ends the session.
  func renew(_ old: TokenPair) async throws(HTTPError) -> TokenPair? {
    guard let refresh = old.refresh else { return nil }
    let headers: HTTPHeaders = ["Accept": "application/json", "Content-Type": "application/json"]
    let url = baseURL.appending(path: "session/refresh")
    let answer = try await client.send(
      HTTPRequest(.post, url, headers: headers, body: SessionBody.renewal(refresh), feature: "session"))
    if answer.isSuccess, let wire = TokenWire.read(answer.body) { return wire.tokens(now: now(), replacing: old) }
    if answer.isSuccess { throw .protocolViolation("no tokens in the answer to a renewal") }
    // A service in trouble has not refused: the session stays.
    if answer.status >= 500 || answer.status == 429 || answer.status == 408 {
      throw .cannotConnect(host: baseURL.authority, reason: "no new token (status \(answer.status))")
    }
    return nil
  }
}
