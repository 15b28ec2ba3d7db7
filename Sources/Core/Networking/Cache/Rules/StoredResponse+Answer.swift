extension StoredResponse {
  /// What the request is given of this answer: all of it, its head, a part, or 304 where it has it already
  /// (RFC 9111, section 4.3.2; RFC 9110, sections 13 and 14).
  func answer(to request: HTTPRequest, _ provenance: Provenance) -> HTTPResponse {
    var response = HTTPResponse(status: status, headers: headers, body: body, url: url)
    response.provenance = provenance
    // The service has just spoken: what it said about the age stands.
    if provenance.source != .revalidated { response.headers["Age"] = String(provenance.age) }
    if holds(request) {
      response.status = 304
      response.headers = HTTPHeaders(
        response.headers.fields.filter { Self.ofNotModified.contains($0.name.lowercased()) })
      response.body = []
    } else if request.method == .head {
      response.body = []
    } else if let range = ByteRange(request, of: self) {
      range.cut(&response)
    }
    return response
  }

  /// True when a condition of the request says that its own copy is this one.
  private func holds(_ request: HTTPRequest) -> Bool {
    guard status == 200 else { return false }
    let tags = request.headers.list("If-None-Match")
    if !tags.isEmpty {
      return tags.contains { $0 == "*" || entityTag.map { [tag = $0] in EntityTag.weaklyMatches($0, tag) } ?? false }
    }
    guard let since = request.headers["If-Modified-Since"],
      let date = HTTPDate.seconds(since, now: responseTime / 1_000)
    else { return false }
    return (lastModified ?? self.date) <= date
  }

  private static let ofNotModified: Set<String> = [
    "age", "cache-control", "content-location", "date", "etag", "expires", "last-modified", "vary",
  ]
}
