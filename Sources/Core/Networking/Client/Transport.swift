/// What carries one HTTP exchange: the embedded back end, libcurl, or a stub.
public protocol Transport: Sendable {
  /// Sends one request and returns its answer, whatever the status; follows no redirect and repeats nothing.
  ///
  /// Ends with `cancelled` soon after the calling task is cancelled.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
