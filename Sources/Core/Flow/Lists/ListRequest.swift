/// What a list asks for: one page of the rows that answer a query.
public struct ListRequest<Query: Sendable>: Sendable {
  /// What the list is narrowed to, and how it is ordered.
  public var query: Query
  /// Index of the page's first row; a multiple of `limit`.
  public var offset: Int
  /// How many rows at the most.
  public var limit: Int
  /// Whether answers kept from before may not be used.
  public var isRefresh: Bool

  /// A page of at most `limit` rows from `offset` on; with `isRefresh` nothing that is kept on the way will do.
  public init(query: Query, offset: Int, limit: Int, isRefresh: Bool) {
    self.query = query
    self.offset = offset
    self.limit = limit
    self.isRefresh = isRefresh
  }
}

extension ListRequest: Equatable where Query: Equatable {}
