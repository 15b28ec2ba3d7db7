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

/// What a list asks for: one page of the rows that answer a query.
public struct ListRequest<Query: Sendable & Equatable>: Sendable, Equatable {
  public var query: Query
  /// Index of the page's first row; a multiple of `limit`.
  public var offset: Int
  /// How many rows at the most.
  public var limit: Int
  /// Whether answers kept from before may not be used.
  public var isRefresh: Bool

  public init(query: Query, offset: Int, limit: Int, isRefresh: Bool) {
    self.query = query
    self.offset = offset
    self.limit = limit
    self.isRefresh = isRefresh
  }
}
