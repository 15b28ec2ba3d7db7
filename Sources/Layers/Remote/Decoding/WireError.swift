/// Why an object of the wire makes no entity.
enum WireError: Error, Sendable {
  /// Something else stands where the object should.
  case noObject
  /// The field is missing, or null.
  case missing(StaticString)
  /// The field holds what cannot be read as it is meant.
  case unusable(StaticString)
}
