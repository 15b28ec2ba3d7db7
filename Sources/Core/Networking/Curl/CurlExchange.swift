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

  private let bodyLimit: Int
  private var head: ResponseHead
  private var body: [UInt8] = []
  /// Why we ended the transfer ourselves.
  private var fault: HTTPError?

  init(_ request: HTTPRequest, ticket: UInt64, configuration: CurlConfiguration) throws(HTTPError) {
    guard let handle = stoa_easy_init() else { throw .unavailable("libcurl takes no request") }
    self.ticket = ticket
    self.handle = handle
    self.request = request
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
    guard body.count + bytes.count <= bodyLimit else {
      fault = .tooLarge(what: "body", limit: bodyLimit)
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// What the caller gets, once libcurl has said how the transfer ended.
  func outcome(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
    if let fault { return .failure(fault) }
    // libcurl has a limit of its own on one line, and calls passing it a lack of memory.
    if code == CURLE_OUT_OF_MEMORY, head.hasBegun, !head.isComplete {
      return .failure(.tooLarge(what: "headers", limit: head.limit))
    }
    guard code == CURLE_OK else { return .failure(curlError(code)) }
    let status = stoa_easy_get_long(handle, CURLINFO_RESPONSE_CODE)
    return .success(HTTPResponse(status: status, headers: head.headers, body: body, url: request.url))
  }
}
