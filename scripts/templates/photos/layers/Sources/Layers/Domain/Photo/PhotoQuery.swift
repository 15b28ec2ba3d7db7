/// Which photos are wanted, in the order of their ids.
public struct PhotoQuery: Hashable, Sendable {
  /// Text that must stand in the title; "" wants all.
  public var filter: String

  public init(filter: String = "") {
    self.filter = filter
  }
}
