/// One request on its way through a cache.
struct CacheExchange: Sendable {
  /// What the service answered, and when it was asked and answered.
  struct Answer: Sendable {
    var response: HTTPResponse
    let requestTime: Int
    let responseTime: Int
  }

  let request: CacheRequest
  let account: String
  let middleware: CacheMiddleware
  let next: CacheMiddleware.Next

  var cache: ResponseCache { middleware.cache }

  /// The answer: the cache's, the service's, or the cache's that the service has confirmed.
  func answer() async throws(HTTPError) -> HTTPResponse {
    let found = cache.lookup(request.request, account: account)
    let freshness = found.stored.map { Freshness($0, now: middleware.now(), policy: middleware.policy) }
    let decision = CacheDecision(request, found.stored, freshness)
    guard let stored = found.stored, let freshness else {
      return decision == .nothing ? Self.nothing(request.request) : try await fetch(found, nil)
    }
    switch decision {
    case .answer(let source): return given(stored, freshness, source)
    case .answerAndRenew:
      renew(stored, freshness, epoch: found.epoch)
      return given(stored, freshness, .stale)
    case .validate: return try await validate(stored, freshness, epoch: found.epoch)
    case .fetch: return try await fetch(found, freshness)
    case .nothing: return Self.nothing(request.request)
    }
  }

  /// What a request gets that wants an answer of the cache where there is none (RFC 9111, section 5.2.1.7).
  static func nothing(_ request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse(status: 504, url: request.url)
    response.provenance = Provenance(.miss)
    return response
  }

  /// Sends it to the service and notes the times.
  func ask(_ request: HTTPRequest) async throws(HTTPError) -> Answer {
    let requestTime = middleware.now()
    var response = try await next(request)
    let responseTime = middleware.now()
    response.provenance = Provenance(
      .miss, age: response.headers.list("Age").first.flatMap { DeltaSeconds(digits: $0).value } ?? 0)
    return Answer(response: response, requestTime: requestTime, responseTime: responseTime)
  }

  /// Stores the answer where it may be stored; drops the old one where it has been replaced by one that may not.
  ///
  /// What might be stored but would be of no use to anybody leaves the old one in its place: a failure that is old at
  /// once, and a page for a browser where data was asked for.
  func keep(_ answer: Answer, epoch: Int) {
    let stored = Storability.stored(
      answer.response, to: request, account: account, requestTime: answer.requestTime,
      responseTime: answer.responseTime)
    if let stored {
      if stored.isFailure, !Freshness(stored, now: middleware.now(), policy: middleware.policy).isFresh { return }
      if stored.isForeignPage(to: request.request) { return }
      cache.store(stored, for: request.request.headers, epoch: epoch)
    } else if request.request.method == .get, (200..<400).contains(answer.response.status),
      ![206, 304].contains(answer.response.status)
    {
      cache.remove(request.request.url, account: account, for: request.request.headers)
    }
  }

  func given(_ stored: StoredResponse, _ freshness: Freshness, _ source: Provenance.Source) -> HTTPResponse {
    stored.answer(to: request.request, Provenance(source, age: freshness.ageInSeconds))
  }

  /// Asks the service for it anew, behind the caller's back.
  private func renew(_ stored: StoredResponse, _ freshness: Freshness, epoch: Int) {
    let key = CacheMiddleware.RenewalKey(
      account: account, url: request.request.url, headers: request.request.headers)
    middleware.renewals.start(key) {
      // What came is in the cache, and what did not come is asked for again with the next request.
      _ = try? await validate(stored, freshness, epoch: epoch)
    }
  }
}
