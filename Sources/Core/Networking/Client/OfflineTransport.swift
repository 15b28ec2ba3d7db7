/// Reaches nobody: for those who want to see what is kept, and nothing else.
public struct OfflineTransport: Transport {
  /// Fails every request with `HTTPError.offline`.
  public init() {}

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { throw .offline }
}
