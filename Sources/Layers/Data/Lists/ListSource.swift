package import DomainLayer

/// One collection of a service, and the meaning of its queries: what `ListReader` needs to know to do itself what
/// the service does not do.
package protocol ListSource<Item, Query>: Sendable {
  associatedtype Item: Identifiable & Hashable & Sendable where Item.ID == Int
  associatedtype Query: Hashable & Sendable

  /// Asks the service, with everything the query says.
  func fetch(_ request: PageRequest<Query>, refresh: Bool) async throws(DomainError) -> RemoteList<Item>

  /// The query that keeps only what every answer needs: the list from which all others can be made here.
  func base(of query: Query) -> Query

  /// What the service must do for this query besides paging.
  func narrowings(of query: Query) -> [Narrowing]

  /// The query to which an honest service answers with nothing.
  func impossible(_ narrowing: Narrowing) -> Query?

  /// Whether the item's fields are those that the query wants.
  func fits(_ item: Item, _ query: Query) -> Bool

  /// The text that the query's filter must stand in; "" when there is no filter.
  func filter(of query: Query) -> String

  /// The fields of an item that a person sees and searches, one a line.
  func searchText(of item: Item) -> String

  /// What the query orders by; nil for the service's own order.
  func orderText(of item: Item, in query: Query) -> String?
}

extension ListSource {
  package func orderText(of item: Item, in query: Query) -> String? { nil }
}

/// An id that no service gives out, to see whether it reads a field at all.
package let impossibleID = Int(Int32.max)

/// A text that stands nowhere, to see whether a service searches at all.
package let impossibleText = "qxzjvkwqxzjvkw"
