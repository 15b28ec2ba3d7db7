/// One value, as it arrived.
public struct ItemAnswer<Value: Sendable>: Sendable {
  /// What was asked for.
  public var value: Value
  /// Nil where nothing is kept on the way.
  public var freshness: LoadFreshness?

  /// A value, and how old it is where it may have been kept on the way.
  public init(_ value: Value, freshness: LoadFreshness? = nil) {
    self.value = value
    self.freshness = freshness
  }
}
