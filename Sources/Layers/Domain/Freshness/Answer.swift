/// What a service said, and how old it is.
public struct Answer<Value: Sendable>: Sendable {
  public let value: Value
  /// Nil where nothing is kept between the service and its answers.
  public let freshness: Freshness?

  public init(_ value: Value, freshness: Freshness? = nil) {
    self.value = value
    self.freshness = freshness
  }

  /// The same answer with its value made into something else.
  public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Answer<Other> {
    Answer<Other>(transform(value), freshness: freshness)
  }
}

extension Answer: Equatable where Value: Equatable {}
extension Answer: Hashable where Value: Hashable {}
