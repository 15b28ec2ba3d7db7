/// One page of a list, as it arrived.
public struct ListPage<Element: Sendable>: Sendable {
  public var elements: [Element]
  /// How many rows there are in all.
  public var total: Int

  public init(elements: [Element], total: Int) {
    self.elements = elements
    self.total = total
  }
}

extension ListPage: Equatable where Element: Equatable {}
