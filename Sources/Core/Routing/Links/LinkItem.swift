/// A name and a value of a link's query.
public struct LinkItem: Hashable, Sendable {
  /// What stands before the `=`, decoded.
  public var name: String
  /// What stands behind it, decoded.
  public var value: String

  /// A name and its value; both texts as they are, not encoded.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
