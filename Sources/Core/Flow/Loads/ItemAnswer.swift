/// One value, as it arrived.
public struct ItemAnswer<Value: Sendable>: Sendable {
  public var value: Value
  /// Nil where nothing is kept on the way.
  public var freshness: LoadFreshness?

  public init(_ value: Value, freshness: LoadFreshness? = nil) {
    self.value = value
    self.freshness = freshness
  }
}
