/// The ways to the service, and what its answers mean for what is stored.
extension CacheExchange {
  /// Nothing can be shown as it is, and nothing needs to be confirmed: the service's answer is the answer.
  func fetch(_ found: CacheLookup, _ freshness: Freshness?) async throws(HTTPError) -> HTTPResponse {
    let tags = found.stored == nil && mayAskAboutVariants ? found.otherTags : []
    let answer: Answer
    do throws(HTTPError) {
      answer = try await ask(marked(Validation.request(request, aboutAny: tags)))
    } catch {
      guard let stored = found.stored, let freshness else { throw error }
      return try stale(stored, freshness, during: error)
    }
    if answer.response.status == 304, !tags.isEmpty {
      return try await confirmed(oneOf: tags, by: answer, epoch: found.epoch)
    }
    if request.request.method == .head { return head(answer, found) }
    keep(answer, epoch: found.epoch)
    return answer.response
  }

  /// Asks whether the stored answer still holds (RFC 9111, section 4.3).
  func validate(
    _ stored: StoredResponse, _ freshness: Freshness, epoch: Int
  ) async throws(HTTPError) -> HTTPResponse {
    let answer: Answer
    do throws(HTTPError) {
      answer = try await ask(marked(Validation.request(request, about: stored)))
    } catch {
      return try stale(stored, freshness, during: error)
    }
    if answer.response.status == 304 {
      if Validation.confirms(answer.response.headers, stored, askedBy: request.request) {
        return confirmed(stored, by: answer, epoch: epoch)
      }
      // It speaks of the caller's own copy, or of nothing that anybody has.
      if Validation.isConditional(request.request) { return answer.response }
      return try await plain(epoch: epoch)
    }
    if StaleAllowance(stored, freshness, for: request).instead(of: answer.response.status) {
      return given(stored, freshness, .stale)
    }
    keep(answer, epoch: epoch)
    return answer.response
  }

  /// Without conditions, after an answer to them that meant nothing.
  private func plain(epoch: Int) async throws(HTTPError) -> HTTPResponse {
    let answer = try await ask(marked(request.request))
    keep(answer, epoch: epoch)
    return answer.response
  }

  private func stale(
    _ stored: StoredResponse, _ freshness: Freshness, during fault: HTTPError
  ) throws(HTTPError) -> HTTPResponse {
    guard StaleAllowance(stored, freshness, for: request).during(fault) else { throw fault }
    return given(stored, freshness, .stale)
  }

  private func confirmed(_ stored: StoredResponse, by answer: Answer, epoch: Int) -> HTTPResponse {
    let renewed = stored.confirmed(
      by: answer.response.headers, for: request, requestTime: answer.requestTime, responseTime: answer.responseTime)
    if renewed.directives.has("no-store"), !renewed.directives.has("must-understand") {
      cache.remove(renewed.url, account: account, for: request.request.headers)
    } else {
      cache.store(renewed, for: request.request.headers, epoch: epoch)
    }
    let freshness = Freshness(renewed, now: middleware.now(), policy: middleware.policy)
    return given(renewed, freshness, .revalidated)
  }

  /// The variant that the service has chosen by its tag, kept for this request, too (RFC 9111, section 4.3.4).
  private func confirmed(oneOf tags: [String], by answer: Answer, epoch: Int) async throws(HTTPError) -> HTTPResponse {
    let tag = answer.response.headers["ETag"] ?? (tags.count == 1 ? tags[0] : "")
    guard let variant = cache.variant(of: request.request.url, account: account, tag: tag) else {
      return try await plain(epoch: epoch)
    }
    return confirmed(variant, by: answer, epoch: epoch)
  }

  /// A HEAD tells whether what is stored still holds, too (RFC 9111, section 4.3.5).
  private func head(_ answer: Answer, _ found: CacheLookup) -> HTTPResponse {
    guard answer.response.status == 200, let stored = found.stored, stored.status == 200 else { return answer.response }
    guard stored.agrees(with: answer.response.headers) else {
      cache.remove(stored.url, account: account, for: request.request.headers)
      return answer.response
    }
    return confirmed(stored, by: answer, epoch: found.epoch)
  }

  private var mayAskAboutVariants: Bool {
    request.request.method == .get && request.request.headers["Range"] == nil && !request.wantsValidation
      && [.standard, .keptFirst].contains(request.request.cacheMode) && !Validation.isConditional(request.request)
  }

  /// Says on the wire that the caches on the way are to ask, too.
  private func marked(_ asked: HTTPRequest) -> HTTPRequest {
    guard asked.cacheMode == .revalidate, request.directives.isEmpty else { return asked }
    var marked = asked
    marked.headers["Cache-Control"] = "max-age=0"
    return marked
  }
}
