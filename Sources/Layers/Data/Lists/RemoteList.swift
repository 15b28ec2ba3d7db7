public import DomainLayer

/// What a service answered when it was asked for a list: the entries, and what it said about the rest.
///
/// It is not yet known whether this is one page or, since many services ignore paging, the whole list:
/// `ListReader` finds that out.
public struct RemoteList<Item: Sendable>: Sendable {
  /// The entries in the order of the answer.
  public let slots: [Slot<Item>]
  /// How many entries the whole list has, where the service said so.
  public let total: Int?
  /// Whether another page follows, where the service said so.
  public let hasNext: Bool?
  /// How old the answer is; nil where nothing is kept between the service and its answers.
  public let freshness: Freshness?

  /// A total below zero or above a thousand million says nothing: no such service holds so much, and what counts rows
  /// must not overflow.
  public init(
    slots: [Slot<Item>], total: Int? = nil, hasNext: Bool? = nil, freshness: Freshness? = nil
  ) {
    self.slots = slots
    self.total = total.flatMap { 0...1_000_000_000 ~= $0 ? $0 : nil }
    self.hasNext = hasNext
    self.freshness = freshness
  }

  /// The items that could be read, in order.
  var items: [Item] { slots.compactMap { $0.item } }
}
