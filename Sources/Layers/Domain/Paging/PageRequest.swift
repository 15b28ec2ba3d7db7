/// Which stretch of which list is wanted.
///
/// The offset is always a multiple of the limit, because the services count in pages: an offset between
/// two pages is moved back to the start of its page.
public struct PageRequest<Query: Hashable & Sendable>: Hashable, Sendable {
  /// What the list is narrowed to and how it is ordered.
  public let query: Query
  /// The place of the first wanted entry, counted from 0.
  public let offset: Int
  /// How many entries are wanted at most; at least 1.
  public let limit: Int

  public init(query: Query, offset: Int = 0, limit: Int = defaultPageLimit) {
    let limit = max(1, limit)
    self.query = query
    self.limit = limit
    self.offset = max(0, offset) / limit * limit
  }

  /// Which page of this size it is, counted from 1 as services do.
  public var pageNumber: Int { offset / limit + 1 }

  /// The request for the page that holds the entry at `index`, of the same list.
  public func page(holding index: Int) -> PageRequest { PageRequest(query: query, offset: index, limit: limit) }

  /// The request for another stretch of another list of the same page size.
  public func with<Other>(query: Other) -> PageRequest<Other> {
    PageRequest<Other>(query: query, offset: offset, limit: limit)
  }
}

/// How many entries a page has when nobody says otherwise: more than a screen, little on the wire.
public let defaultPageLimit = 40
