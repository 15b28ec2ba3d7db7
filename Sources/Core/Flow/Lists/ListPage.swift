/// One page of a list, as it arrived.
public struct ListPage<Element: Sendable>: Sendable {
  /// The rows of the page, in the order of the list.
  public var elements: [Element]
  /// How many rows there are in all.
  public var total: Int
  /// Whether there are more rows than that, which nobody can bring.
  public var isCutShort: Bool
  /// How old it is; nil where nothing is kept on the way.
  public var freshness: LoadFreshness?

  /// A page of a list of `total` rows; without `freshness` nothing is kept on the way.
  public init(elements: [Element], total: Int, isCutShort: Bool = false, freshness: LoadFreshness? = nil) {
    self.elements = elements
    self.total = total
    self.isCutShort = isCutShort
    self.freshness = freshness
  }
}

extension ListPage: Equatable where Element: Equatable {}
