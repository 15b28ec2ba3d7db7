/// The method of a request, written as it goes on the wire (RFC 9110, section 9).
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Asks for a representation (RFC 9110, section 9.3.1).
  public static let get = HTTPMethod(rawValue: "GET")
  /// Asks for what `get` would answer, without its body (section 9.3.2).
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Gives the resource something to process (section 9.3.3).
  public static let post = HTTPMethod(rawValue: "POST")
  /// Puts a representation in the place of the resource's (section 9.3.4).
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes a part of the resource (RFC 5789).
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes the resource (section 9.3.5).
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// Asks what the resource can do (section 9.3.7).
  public static let options = HTTPMethod(rawValue: "OPTIONS")

  /// True when sending the request twice means the same as sending it once (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options: true
    default: false
    }
  }

  /// True when the text is a token and so can stand in a request line.
  package var isValid: Bool { HTTPToken.isToken(rawValue) }

  public var description: String { rawValue }
}
