extension StoredResponse {
  /// Whether it says of the service at that time, that it was in trouble or wanted to be left alone, and nothing of what
  /// was asked for.
  var isFailure: Bool { status >= 500 || status == 408 || status == 429 }

  /// Whether it is a page for a browser, such as the sign-in page of a network, and the request takes none.
  ///
  /// Some services call everything HTML: only a tag at its beginning makes a page of it.
  func isForeignPage(to request: HTTPRequest) -> Bool {
    guard let accepted = request.headers["Accept"]?.lowercased(), !accepted.contains("html"), !accepted.contains("*/*")
    else { return false }
    let isCalledPage = headers["Content-Type"]?.lowercased().hasPrefix("text/html") ?? false
    return isCalledPage && body.first { !Self.blanks.contains($0) } == UInt8(ascii: "<")
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
}
