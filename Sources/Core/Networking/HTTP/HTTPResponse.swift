/// The whole answer to a request, body included, never a part of one.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, such as 200 (RFC 9110, section 15).
  public var status: Int
  /// The fields, as they came.
  public var headers: HTTPHeaders
  /// The body, whole; empty when there is none.
  public var body: [UInt8]
  /// Where the answer came from: the last address after redirects; nil when the transport does not say.
  public var url: HTTPURL?
  /// Whether a cache gave it; nil where none was asked.
  public var provenance: Provenance?

  /// An answer of that status.
  public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], url: HTTPURL? = nil) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }

  /// True for 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }

  /// The body as text; broken bytes become U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
