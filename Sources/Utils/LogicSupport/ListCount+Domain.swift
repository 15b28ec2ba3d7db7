public import DomainLayer
public import StoaFlow

extension ListCount {
  /// How many items there are.
  public init(_ count: ItemCount) { self.init(count.total, isCutShort: count.isCutShort) }
}
