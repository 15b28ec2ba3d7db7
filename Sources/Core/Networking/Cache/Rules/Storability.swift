/// Which answers are kept (RFC 9111, sections 3 and 3.1).
enum Storability {
  /// Statuses whose meaning for a cache is known here.
  private static let understood: Set<Int> = Freshness.heuristicStatuses.subtracting([206]).union([
    302, 303, 307, 308, 400, 401, 403, 406, 409, 411, 412, 413, 415, 422, 429, 500, 502, 503, 504,
  ])
  private static let connectionFields: Set<String> = [
    "connection", "keep-alive", "proxy-authenticate", "proxy-authentication-info", "proxy-authorization",
    "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
  ]

  /// The answer in the form in which it is kept; nil when it must not be, or no request could ever be given it.
  static func stored(
    _ response: HTTPResponse, to request: CacheRequest, account: String, requestTime: Int, responseTime: Int
  ) -> StoredResponse? {
    let directives = CacheDirectives(response.headers)
    guard mayStore(response, to: request, directives),
      let selection = VariantSelection(request.request.headers, answered: response.headers)
    else { return nil }
    return StoredResponse(
      account: account, url: request.request.url, selection: selection, status: response.status,
      headers: kept(response.headers, directives, responseTime), body: response.body, requestTime: requestTime,
      responseTime: responseTime)
  }

  private static func mayStore(
    _ response: HTTPResponse, to request: CacheRequest, _ directives: CacheDirectives
  ) -> Bool {
    guard (200...599).contains(response.status), response.status != 206, response.status != 304 else { return false }
    guard !request.directives.has("no-store"), !Credentials.areIn(request.request) else { return false }
    if directives.has("must-understand") {
      guard understood.contains(response.status) else { return false }
    } else if directives.has("no-store") {
      return false
    }
    // An answer to a request for a part that is not the whole says nothing about the whole.
    if request.request.headers["Range"] != nil, response.status != 200 { return false }
    let isExplicit = directives.has("max-age") || response.headers["Expires"] != nil
    if request.request.method == .post { return isExplicit && isAboutItself(response, request.request.url) }
    guard request.request.method == .get else { return false }
    return isExplicit || directives.has("public") || directives.has("private")
      || Freshness.heuristicStatuses.contains(response.status)
  }

  /// A POST whose answer is what a GET would bring (RFC 9110, section 9.3.3).
  private static func isAboutItself(_ response: HTTPResponse, _ url: HTTPURL) -> Bool {
    guard response.isSuccess, let location = response.headers["Content-Location"] else { return false }
    return (try? url.resolving(location)) == url
  }

  /// All fields but those of the connection, those that hold only for this one exchange, and secrets.
  static func kept(_ headers: HTTPHeaders, _ directives: CacheDirectives, _ responseTime: Int) -> HTTPHeaders {
    let named = Set(headers.list("Connection").map { $0.lowercased() } + directives.fieldNames("no-cache"))
    var kept = HTTPHeaders(
      headers.fields.filter { field in
        let name = field.name.lowercased()
        return !connectionFields.contains(name) && !named.contains(name) && !Credentials.isSecret(name)
      })
    // Who has a clock writes down when it came (RFC 9110, section 6.6.1).
    if kept["Date"] == nil { kept["Date"] = HTTPDate.text(responseTime / 1_000) }
    return kept
  }
}
