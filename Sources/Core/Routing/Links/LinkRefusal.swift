/// Why a link was refused. The values hold the link's own text, as it came: show `message`, not them.
public enum LinkRefusal: Error, Hashable, Sendable {
  public enum EncodingFault: Hashable, Sendable {
    /// `%` without two hexadecimal digits.
    case percentCode
    /// A control character, plain or percent-encoded.
    case control
    /// Percent codes that are not UTF-8 together.
    case notUTF8
  }

  case tooLong(bytes: Int, limit: Int)
  case badEncoding(String, EncodingFault)
  /// A name before `@`.
  case userInfo(String)
  /// A colon behind the place, with or without a number.
  case port(String)
  case scheme(String, expected: String)
  /// `stoa:people`, without the two slashes.
  case missingSlashes(scheme: String)
  case place(String, known: [String])
  /// A part after `#`.
  case fragment(String)
  /// Two slashes on one another.
  case emptyStep
  /// A known place, but no such path in it.
  case pattern(String, known: [String])
  case parameter(name: String, value: String, expected: String)
  case duplicateParameter(String)
  case unknownParameter(String, known: [String])

  /// The stage that refused it.
  public var stage: LinkStage {
    switch self {
    case .tooLong: .length
    case .badEncoding: .encoding
    case .userInfo: .userInfo
    case .port: .port
    case .scheme, .missingSlashes: .scheme
    case .place: .place
    case .fragment, .emptyStep, .pattern: .pattern
    case .parameter, .duplicateParameter, .unknownParameter: .parameters
    }
  }
}
