/// How many items a list has, as far as they could be counted.
public struct ItemCount: Hashable, Sendable {
  public let total: Int
  /// Whether the service has more than could be gathered, so that the total counts only what was.
  public let isCutShort: Bool

  public init(_ total: Int, isCutShort: Bool = false) {
    self.total = total
    self.isCutShort = isCutShort
  }
}
