/// Why a link was refused. The values hold the link's own text, as it came: show `message`, not them.
public enum LinkRefusal: Error, Hashable, Sendable {
  /// What is wrong with characters of a link.
  public enum EncodingFault: Hashable, Sendable {
    /// `%` without two hexadecimal digits.
    case percentCode
    /// A control character, plain or percent-encoded.
    case control
    /// Percent codes that are not UTF-8 together.
    case notUTF8
  }

  /// It has more bytes than a link may have.
  case tooLong(bytes: Int, limit: Int)
  /// A part of it cannot be decoded, and why.
  case badEncoding(String, EncodingFault)
  /// A name before `@`.
  case userInfo(String)
  /// A colon behind the place, with or without a number.
  case port(String)
  /// The scheme is another than the one that is taken.
  case scheme(String, expected: String)
  /// `stoa:people`, without the two slashes.
  case missingSlashes(scheme: String)
  /// There is no such place.
  case place(String, known: [String])
  /// A part after `#`.
  case fragment(String)
  /// Two slashes on one another.
  case emptyStep
  /// A known place, but no such path in it.
  case pattern(String, known: [String])
  /// The value is not what the parameter takes.
  case parameter(name: String, value: String, expected: String)
  /// The query has that name twice.
  case duplicateParameter(String)
  /// The query has a name that the place does not take.
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
