internal import StoaNetworking

/// Answers whole, whatever the asker has already: there is a body to spoil.
struct UnconditionalTransport: Transport {
  let base: any Transport

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var request = request
    request.headers.remove("If-None-Match")
    return try await base.send(request)
  }
}
