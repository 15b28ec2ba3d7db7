/// A stretch of a list, and how long the whole list is.
public struct Page<Item: Sendable>: Sendable {
  /// The entries in the order of the list; fewer than asked for only at the list's end.
  public let slots: [Slot<Item>]
  /// The place of the first slot in the whole list, counted from 0.
  public let offset: Int
  /// How many entries the whole list has, unreadable ones included.
  public let total: Int
  /// Whether the service has more than could be gathered, so that the total counts only what was.
  public let isCutShort: Bool
  /// How old it is; nil where nothing is kept between the service and its answers.
  public let freshness: Freshness?

  public init(
    slots: [Slot<Item>], offset: Int, total: Int, isCutShort: Bool = false, freshness: Freshness? = nil
  ) {
    self.slots = slots
    self.offset = offset
    self.total = total
    self.isCutShort = isCutShort
    self.freshness = freshness
  }

  /// The readable items of this stretch, in order.
  public var items: [Item] { slots.compactMap { $0.item } }

  /// How many entries of this stretch could not be read.
  public var unreadableCount: Int { slots.count { $0.item == nil } }

  /// The places in the whole list that this stretch covers.
  public var range: Range<Int> { offset..<(offset + slots.count) }
}

extension Page {
  /// A page of readable items, as most services answer and most tests want.
  public init(items: [Item], offset: Int = 0, total: Int? = nil, freshness: Freshness? = nil) {
    self.init(
      slots: items.map(Slot.item), offset: offset, total: total ?? offset + items.count, freshness: freshness)
  }

  /// The same stretch with each item made into something else.
  public func map<Other: Sendable>(_ transform: (Item) -> Other) -> Page<Other> {
    Page<Other>(
      slots: slots.map { $0.map(transform) }, offset: offset, total: total, isCutShort: isCutShort,
      freshness: freshness)
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}

extension Page {
  /// How many items the whole list has, as old as this page is.
  public var count: Answer<ItemCount> { Answer(ItemCount(total, isCutShort: isCutShort), freshness: freshness) }
}
