/// One case of an enum as a value: how its payload is put in, and taken out where the case is that one.
///
/// ```swift
/// CasePath(AppAction.people) { if case .people(let action) = $0 { action } else { nil } }
/// ```
public struct CasePath<Root: Sendable, Value: Sendable>: Sendable {
  public let embed: @Sendable (Value) -> Root
  public let extract: @Sendable (Root) -> Value?

  @inlinable
  public init(_ embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embed = embed
    self.extract = extract
  }
}
