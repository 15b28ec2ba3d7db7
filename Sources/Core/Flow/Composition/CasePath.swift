/// One case of an enum as a value: how its payload is put in, and taken out where the case is that one.
///
/// ```swift
/// CasePath(AppAction.people) { if case .people(let action) = $0 { action } else { nil } }
/// ```
public struct CasePath<Root: Sendable, Value: Sendable>: Sendable {
  /// Makes the case of its payload.
  public let embed: @Sendable (Value) -> Root
  /// The payload; nil where the value is another case.
  public let extract: @Sendable (Root) -> Value?

  /// A case by its two directions; what `embed` makes, `extract` must take out again.
  @inlinable
  public init(_ embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embed = embed
    self.extract = extract
  }
}
