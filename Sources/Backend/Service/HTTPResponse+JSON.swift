internal import StoaJSON
internal import StoaNetworking

extension HTTPResponse {
  static func json(_ status: Int, _ body: [UInt8], caching: Caching) -> HTTPResponse {
    var headers: HTTPHeaders = ["Content-Type": "application/json; charset=utf-8", "Cache-Control": caching.rawValue]
    if caching == .owner { headers.add("Vary", "Authorization") }
    return HTTPResponse(status: status, headers: headers, body: body)
  }

  /// As json-server answers for what is not there.
  static var notFound: HTTPResponse { .json(404, Array("{}".utf8), caching: .never) }

  static func refused(_ refusal: Refusal) -> HTTPResponse {
    .json(refusal.status, JSONText.object(["error": .text(refusal.message)]), caching: .never)
  }

  static func notAllowed(_ target: Target, _ method: HTTPMethod) -> HTTPResponse {
    var response = refused(Refusal(status: 405, message: "\(method.rawValue) is not possible here"))
    response.headers["Allow"] = target.allow
    return response
  }

  /// How long an answer may be kept, and by whom.
  enum Caching: String, Sendable {
    case anyone = "max-age=60"
    /// Belongs to whoever is signed in.
    case owner = "private, max-age=60"
    case never = "no-store"
  }
}
