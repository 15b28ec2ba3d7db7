internal import StoaNetworking

/// What answers the requests of a server, in a form that a C library can hold.
final class ServedAnswers: Sendable {
  /// Of the server, for requests that do not say whom they mean.
  private let url: HTTPURL
  private let handler: HTTPServer.Handler

  init(url: HTTPURL, handler: @escaping HTTPServer.Handler) {
    self.url = url
    self.handler = handler
  }

  /// - Parameters:
  ///   - target: The path and the query, as they were sent.
  ///   - body: Nil where there was none.
  func answer(_ method: String, _ target: String, _ headers: HTTPHeaders, _ body: [UInt8]?) -> HTTPResponse {
    guard target.hasPrefix("/"), let address = try? HTTPURL("http://\(headers["Host"] ?? url.authority)\(target)")
    else {
      return HTTPResponse(status: 400)
    }
    return handler(HTTPRequest(HTTPMethod(rawValue: method), address, headers: headers, body: body))
  }
}
