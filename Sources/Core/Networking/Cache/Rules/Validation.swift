/// Asking the service whether stored answers still hold (RFC 9111, section 4.3.1).
enum Validation {
  /// The request with the conditions that find it out for this answer.
  ///
  /// Tags that the request names itself stay; a date of its own gives way, since only ours tells about ours.
  static func request(_ request: CacheRequest, about stored: StoredResponse) -> HTTPRequest {
    var asked = request.request
    if let tag = stored.entityTag {
      let own = asked.headers.list("If-None-Match")
      let isNamed = own.contains { $0 == "*" || EntityTag.weaklyMatches($0, tag) }
      asked.headers["If-None-Match"] = (isNamed ? own : own + [tag]).joined(separator: ", ")
    }
    if stored.lastModified != nil { asked.headers["If-Modified-Since"] = stored.headers["Last-Modified"] }
    return asked
  }

  /// The request with the tags of variants that were stored for other requests: one of them may be the answer.
  static func request(_ request: CacheRequest, aboutAny tags: [String]) -> HTTPRequest {
    var asked = request.request
    if !tags.isEmpty { asked.headers["If-None-Match"] = tags.joined(separator: ", ") }
    return asked
  }

  /// True when a 304 to that request speaks of this answer and not of another one (section 4.3.4).
  static func confirms(_ answer: HTTPHeaders, _ stored: StoredResponse, askedBy request: HTTPRequest) -> Bool {
    guard stored.hasValidator else { return false }
    if let tag = stored.entityTag {
      if let told = answer["ETag"] { return EntityTag.weaklyMatches(told, tag) }
      // Without a name it may be any of those that were named.
      return request.headers.list("If-None-Match").allSatisfy { EntityTag.weaklyMatches($0, tag) }
    }
    if let told = answer["Last-Modified"] { return told == stored.headers["Last-Modified"] }
    return request.headers["If-None-Match"] == nil
  }

  /// True when the request has conditions of its own.
  static func isConditional(_ request: HTTPRequest) -> Bool {
    request.headers["If-None-Match"] != nil || request.headers["If-Modified-Since"] != nil
  }
}
