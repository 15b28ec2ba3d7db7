/// How many rows a list has, as far as they could be counted.
public struct ListCount: Hashable, Sendable {
  /// How many are known of.
  public let total: Int
  /// Whether there are more, which nobody can bring.
  public let isCutShort: Bool

  /// A count of all rows, or of those that could be brought.
  public init(_ total: Int, isCutShort: Bool = false) {
    self.total = total
    self.isCutShort = isCutShort
  }

  /// As people read it: `200`, or `200+` where there are more.
  public var text: String { isCutShort ? "\(total)+" : "\(total)" }
}

extension ListState {
  /// How many rows there are.
  public var count: ListCount { ListCount(rows.total, isCutShort: isCutShort) }
}
