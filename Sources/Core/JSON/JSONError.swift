/// Why bytes are no JSON text, or cannot be read as one.
public struct JSONError: Error, Hashable, Sendable {
  /// In which way the bytes are wrong.
  public enum Kind: Hashable, Sendable {
    /// The bytes end before the value does; no bytes at all are such a case.
    case truncated
    /// Something follows the value.
    case trailing
    /// Not UTF-8.
    case encoding
    /// More than 2048 arrays and objects inside one another.
    case depth
    /// The system has no memory for so large a text.
    case memory
    /// Anything else that the grammar does not know, half of a surrogate pair among it.
    case syntax
  }

  /// What is wrong.
  public let kind: Kind
  /// How many bytes stand before the place.
  public let offset: Int

  package init(_ kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
