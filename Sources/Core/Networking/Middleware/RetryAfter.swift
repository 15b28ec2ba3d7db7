/// How long a service wants to be left alone (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// No service is left alone for longer on its own word, in seconds.
  static let most = 86_400

  /// The seconds that an answer of such a status names, or that lie between now and its date; nil where it says nothing
  /// that can be read.
  static func seconds(_ response: HTTPResponse, now: Int) -> Int? {
    guard let text = response.headers["Retry-After"] else { return nil }
    if let count = DeltaSeconds(digits: text).value { return min(count, most) }
    guard let date = HTTPDate.seconds(text, now: now / 1_000) else { return nil }
    return min(max(0, (date * 1_000 - now + 999) / 1_000), most)
  }
}
