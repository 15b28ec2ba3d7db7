internal import CNetworking

extension CurlExchange {
  /// Tells libcurl everything about the request.
  func prepare(_ configuration: CurlConfiguration) throws(HTTPError) {
    guard request.method.isValid else { throw .protocolViolation("\"\(request.method)\" is no method") }
    setText(CURLOPT_URL, request.url.string)
    setText(CURLOPT_PROTOCOLS_STR, "http,https")
    setLong(CURLOPT_PATH_AS_IS, 1)
    setLong(CURLOPT_FOLLOWLOCATION, 0)
    setLong(CURLOPT_NOSIGNAL, 1)
    // Without it, removing a transfer waits for the resolver's thread, perhaps for many seconds.
    setLong(CURLOPT_QUICK_EXIT, 1)
    setLong(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(connectTimeout))
    setLong(CURLOPT_TIMEOUT_MS, Self.milliseconds(timeout))
    setLong(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // What has lain idle is used again, however slow the machine; what its server has closed meanwhile is sent once more
    // where that is safe. libcurl by itself gives up a connection after 118 s.
    setLong(CURLOPT_MAXAGE_CONN, 3_600)
    if !configuration.followsProxyVariables { setText(CURLOPT_PROXY, "") }
    if let file = configuration.trustFile { setText(CURLOPT_CAINFO, file) }
    // libcurl sends again what got no answer on a kept connection, whatever the method.
    if !request.method.isIdempotent { forbidReuse() }
    setMethodAndBody()
    try setFields()
    setSinks()
    setHooks()
  }

  private func setMethodAndBody() {
    if request.method == .head {
      setLong(CURLOPT_NOBODY, 1)
      return
    }
    if let body = request.body ?? (Self.announcesBody(request.method) ? [] : nil) {
      setLong(CURLOPT_POST, 1)
      _ = body.withUnsafeBytes { stoa_easy_set_body(handle, $0.baseAddress, $0.count) }
    }
    if request.method != .get || request.body != nil { setText(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
  }

  private func setFields() throws(HTTPError) {
    // The first three would be libcurl's own ideas; the framing of the body is the transport's business.
    var headers = request.headers
    for name in ["Content-Length", "Transfer-Encoding", "Expect"] { headers.remove(name) }
    append("Expect:")
    if headers["Content-Type"] == nil { append("Content-Type:") }
    if headers["Accept-Encoding"] == nil { append("Accept-Encoding: \(ContentCoding.asked(by: request))") }
    for field in headers.fields {
      guard HTTPToken.isToken(field.name), HTTPToken.isFieldValue(field.value) else {
        throw .protocolViolation("the request has a field that cannot be sent")
      }
      append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
    stoa_easy_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
  }

  private func setSinks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    stoa_easy_set_sink(handle, CURLOPT_HEADERFUNCTION, takeHeaderLine)
    stoa_easy_set_pointer(handle, CURLOPT_HEADERDATA, context)
    stoa_easy_set_sink(handle, CURLOPT_WRITEFUNCTION, takeBodyBytes)
    stoa_easy_set_pointer(handle, CURLOPT_WRITEDATA, context)
    stoa_easy_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
  }

  private func append(_ line: String) {
    // A list that cannot grow keeps what it has.
    fields = stoa_list_append(fields, line) ?? fields
  }

  func setLong(_ option: CURLoption, _ value: Int) {
    // An option that an older libcurl does not know leaves its own default.
    stoa_easy_set_long(handle, option, value)
  }

  private func setText(_ option: CURLoption, _ value: String) {
    stoa_easy_set_text(handle, option, value)
  }

  /// True for methods whose request says the length of its body even when there is none (RFC 9110, section 8.6).
  private static func announcesBody(_ method: HTTPMethod) -> Bool {
    method == .post || method == .put || method == .patch
  }

  /// Rounded up, since zero would mean no limit at all.
  static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return max(
      1, Int(min(seconds, 1_000_000)) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}

// Functions of the file, since C calls them on a thread that no actor knows.

private func takeHeaderLine(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
  return exchange.takeLine(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}

private func takeBodyBytes(
  _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
  return exchange.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
}
