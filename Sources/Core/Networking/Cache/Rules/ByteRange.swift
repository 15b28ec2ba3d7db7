/// The one part of a whole answer that a request asks for (RFC 9110, section 14).
///
/// Several parts, other units and what cannot be read are no range: the whole is an answer to those, too.
struct ByteRange {
  /// Nil where the part lies beyond the end.
  private let bytes: Range<Int>?

  init?(_ request: HTTPRequest, of stored: StoredResponse) {
    guard stored.status == 200, request.method == .get, let text = request.headers["Range"],
      Self.isCurrent(request.headers["If-Range"], stored), let found = Self.bytes(text, of: stored.body.count)
    else { return nil }
    bytes = found.isEmpty ? nil : found
  }

  func cut(_ response: inout HTTPResponse) {
    let total = response.body.count
    response.headers.remove("Content-Length")
    guard let bytes else {
      response.status = 416
      response.headers["Content-Range"] = "bytes */\(total)"
      response.body = []
      return
    }
    response.status = 206
    response.headers["Content-Range"] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(total)"
    response.headers["Content-Length"] = String(bytes.count)
    response.body = Array(response.body[bytes])
  }

  /// Section 13.1.5: the part is wanted only if the whole is still the one that the request knows.
  private static func isCurrent(_ condition: String?, _ stored: StoredResponse) -> Bool {
    guard let condition else { return true }
    if condition.hasSuffix("\"") {
      return stored.entityTag.map { EntityTag.stronglyMatches($0, condition) } ?? false
    }
    return stored.headers["Last-Modified"] == condition
  }

  /// Empty where it lies beyond the end; nil where it is no single range of bytes.
  private static func bytes(_ text: String, of count: Int) -> Range<Int>? {
    guard text.lowercased().hasPrefix("bytes=") else { return nil }
    let spec = HTTPHeaders.trimmed(text.dropFirst(6))
    guard let dash = spec.firstIndex(of: "-"), !spec.contains(",") else { return nil }
    let last = spec[spec.index(after: dash)...]
    if dash == spec.startIndex {
      guard let length = DeltaSeconds(digits: last).value else { return nil }
      return max(0, count - length)..<count
    }
    guard let start = DeltaSeconds(digits: spec[..<dash]).value else { return nil }
    if last.isEmpty { return min(start, count)..<count }
    guard let end = DeltaSeconds(digits: last).value, end >= start else { return nil }
    return min(start, count)..<min(end + 1, count)
  }
}
