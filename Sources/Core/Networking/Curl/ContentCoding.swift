/// How a body is packed for the way (RFC 9110, section 8.4).
enum ContentCoding: Hashable, Sendable {
  case identity, gzip
  /// As the service names it.
  case unknown(String)

  init(_ headers: HTTPHeaders) {
    let names = headers.list("Content-Encoding").map { $0.lowercased() }.filter { $0 != "identity" }
    switch names {
    case []: self = .identity
    case ["gzip"], ["x-gzip"]: self = .gzip
    default: self = .unknown(names.joined(separator: ", "))
    }
  }

  /// What to ask for. A part of a body is a part of its packed form, and nobody could unpack that.
  static func asked(by request: HTTPRequest) -> String {
    request.headers["Range"] == nil ? "gzip" : "identity"
  }
}
