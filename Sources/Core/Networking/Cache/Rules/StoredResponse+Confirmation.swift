extension StoredResponse {
  /// The answer after the service has said that it still holds: its own fields, replaced by those of the 304
  /// (RFC 9111, section 3.2).
  func confirmed(
    by answer: HTTPHeaders, for request: CacheRequest, requestTime: Int, responseTime: Int
  )
    -> StoredResponse
  {
    var result = self
    var fields = headers
    // A statement about the age of the old message is none about the new one's.
    fields.remove("Age")
    let news = Storability.kept(answer, CacheDirectives(answer), responseTime)
    let replaced = Set(news.fields.map { $0.name.lowercased() }).subtracting(Self.ofTheBody)
    fields = HTTPHeaders(fields.fields.filter { !replaced.contains($0.name.lowercased()) })
    for field in news.fields where replaced.contains(field.name.lowercased()) { fields.add(field.name, field.value) }
    result.headers = Storability.kept(fields, CacheDirectives(fields), responseTime)
    result.requestTime = requestTime
    result.responseTime = responseTime
    if let selection = VariantSelection(request.request.headers, answered: fields) { result.selection = selection }
    return result
  }

  /// True when the head that a HEAD brought is of this very content (RFC 9111, section 4.3.5).
  func agrees(with head: HTTPHeaders) -> Bool {
    for name in ["ETag", "Last-Modified", "Content-Length"] {
      if let told = head[name], let known = headers[name], told != known { return false }
    }
    return true
  }

  /// What tells of the bytes that are kept, and not of the service's own.
  private static let ofTheBody: Set<String> = ["content-length", "content-encoding", "content-range"]
}
