/// A value as SQLite stores it.
public enum SQLValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A whole number of 64 bits.
  case integer(Int)
  /// A number of double precision.
  case real(Double)
  /// A text in UTF-8.
  case text(String)
  /// Bytes, as they are.
  case blob([UInt8])
}

extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(nilLiteral: ()) { self = .null }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}
