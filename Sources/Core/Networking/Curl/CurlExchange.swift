internal import CNetworking

/// One transfer: libcurl's handle for it and what has come in so far; used by the loop's thread alone.
final class CurlExchange {
  let ticket: UInt64
  let handle: UnsafeMutableRawPointer
  let request: HTTPRequest
  let timeout: Duration
  let connectTimeout: Duration
  var fields: UnsafeMutablePointer<curl_slist>?
  /// Where libcurl leaves its own words about a failure.
  let errorText: UnsafeMutablePointer<CChar>
  let sockets: CurlSockets
  var reuse = Reuse.allowed

  private let bodyLimit: Int
  private var head: ResponseHead
  /// Nil until its first piece.
  private var body: ResponseBody?
  /// Why we ended the transfer ourselves.
  private var fault: HTTPError?

  init(
    _ request: HTTPRequest, ticket: UInt64, sockets: CurlSockets, configuration: CurlConfiguration
  ) throws(HTTPError) {
    guard let handle = stoa_easy_init() else { throw .unavailable("libcurl takes no request") }
    self.ticket = ticket
    self.handle = handle
    self.request = request
    self.sockets = sockets
    timeout = request.timeout ?? configuration.timeout
    connectTimeout = configuration.connectTimeout
    bodyLimit = request.bodyLimit ?? configuration.bodyLimit
    head = ResponseHead(limit: configuration.headerLimit)
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try prepare(configuration)
  }

  deinit {
    stoa_easy_cleanup(handle)
    stoa_list_free(fields)
    errorText.deallocate()
  }

  /// Takes one line of the header section; false ends the transfer.
  func takeLine(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do throws(HTTPError) {
      try head.take(bytes)
      if head.isComplete, request.method != .head, let length = head.contentLength, length > bodyLimit {
        throw .tooLarge(what: "body", limit: bodyLimit)
      }
      return true
    } catch {
      fault = error
      return false
    }
  }

  /// Takes a piece of the body; false ends the transfer.
  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do throws(HTTPError) {
      if body == nil { body = try ResponseBody(coding, limit: bodyLimit) }
      try body?.take(bytes)
      return true
    } catch {
      fault = error
      return false
    }
  }

  /// What the caller gets, once libcurl has said how the transfer ended.
  func outcome(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
    if let fault { return .failure(fault) }
    // libcurl has a limit of its own on one line, and calls passing it a lack of memory.
    if code == CURLE_OUT_OF_MEMORY, head.hasBegun, !head.isComplete {
      return .failure(.tooLarge(what: "headers", limit: head.limit))
    }
    guard code == CURLE_OK else { return .failure(curlError(code)) }
    guard isWhole else { return .failure(.connectionLost) }
    return .success(HTTPResponse(status: status, headers: headers, body: body?.bytes ?? [], url: request.url))
  }

  private var status: Int { stoa_easy_get_long(handle, CURLINFO_RESPONSE_CODE) }

  /// True for answers that have no body, whatever they say of one.
  private var isHeadOnly: Bool { request.method == .head || status == 204 || status == 304 }

  /// A part of a body that is packed as a whole is handed on as it is.
  private var coding: ContentCoding { status == 206 ? .identity : ContentCoding(head.headers) }

  /// False when a packed body breaks off, or does not even begin, although the connection ended in good order.
  private var isWhole: Bool {
    body?.isWhole ?? (isHeadOnly || head.contentLength == 0 || coding != .gzip)
  }

  /// The fields of the answer as it is handed on: unpacked, of another length, which nobody knows where no body came.
  private var headers: HTTPHeaders {
    guard coding == .gzip else { return head.headers }
    var headers = head.headers
    headers.remove("Content-Encoding")
    if isHeadOnly {
      headers.remove("Content-Length")
    } else if headers["Content-Length"] != nil {
      headers["Content-Length"] = String(body?.bytes.count ?? 0)
    }
    return headers
  }
}
