/// What of a parameter does not hang on its type.
@usableFromInline
struct LinkSlot: Sendable {
  let name: String
  let placeholder: String
  /// Whether it stands after `?`, and may be missing.
  let isInQuery: Bool

  @usableFromInline
  init(name: String, placeholder: String, isInQuery: Bool) {
    self.name = name
    self.placeholder = placeholder
    self.isInQuery = isInQuery
  }
}
