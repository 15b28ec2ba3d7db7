package import DomainLayer
internal import Synchronization

/// A whole list in memory, which answers every query on it by itself.
///
/// Filtering folds each text once; the places that match are kept for the last few queries, so that paging
/// through a filtered list costs a slice.
package final class KeptList<Item: Sendable, Query: Sendable>: Sendable {
  private struct Memory {
    var folded: [FoldedText?]?
    var views: [(query: Query, places: [Int])] = []
  }

  package let slots: [Slot<Item>]
  /// False when the service has more than is kept.
  package let isWhole: Bool
  /// That of the oldest of the answers it was made from.
  package let freshness: Freshness?
  private let source: any ListSource<Item, Query>
  private let memory = Mutex(Memory())

  package init(
    _ slots: [Slot<Item>], isWhole: Bool = true, freshness: Freshness? = nil, source: any ListSource<Item, Query>
  ) {
    self.slots = slots
    self.isWhole = isWhole
    self.freshness = freshness
    self.source = source
  }

  /// How many readable items are such.
  package func count(where fits: (Item) -> Bool) -> Int {
    slots.count { $0.item.map(fits) ?? false }
  }
}

extension KeptList where Item: Identifiable & Hashable, Item.ID == Int, Query: Hashable {
  /// The same list with another item in the place of that one.
  func changing(_ id: Int, to changed: (Item) -> Item) -> KeptList {
    let slots = slots.map { slot in slot.item.map { $0.id == id ? .item(changed($0)) : slot } ?? slot }
    return KeptList(slots, isWhole: isWhole, freshness: freshness, source: source)
  }

  /// The wanted stretch, with the exact total of what is kept.
  package func page(_ request: PageRequest<Query>) -> Page<Item> {
    guard let places = places(of: request.query) else {
      return page(stretch(slots, request), of: slots.count, request)
    }
    return page(stretch(places, request).map { slots[$0] }, of: places.count, request)
  }

  private func page(_ slots: [Slot<Item>], of total: Int, _ request: PageRequest<Query>) -> Page<Item> {
    Page(slots: slots, offset: request.offset, total: total, isCutShort: !isWhole, freshness: freshness)
  }

  private func stretch<Element>(_ all: [Element], _ request: PageRequest<Query>) -> [Element] {
    Array(all.dropFirst(request.offset).prefix(request.limit))
  }

  /// The places of what matches, in the wanted order; nil when that is the list as it is.
  private func places(of query: Query) -> [Int]? {
    let filter = FoldedText(source.filter(of: query))
    let isOrdered = source.narrowings(of: query).contains(.order)
    // Where every readable item fits, the service has narrowed the list already and broken entries belong to it.
    let isNarrowed = !filter.isEmpty || slots.contains { $0.item.map { !source.fits($0, query) } ?? false }
    guard isNarrowed || isOrdered else { return nil }
    return memory.withLock { memory in
      if let view = memory.views.first(where: { $0.query == query }) { return view.places }
      var places = isNarrowed ? matches(query, filter, &memory) : Array(slots.indices)
      if isOrdered { order(&places, by: query) }
      memory.views = [(query, places)] + memory.views.prefix(3)
      return places
    }
  }

  private func matches(_ query: Query, _ filter: FoldedText, _ memory: inout Memory) -> [Int] {
    let fitting = slots.indices.filter { place in slots[place].item.map { source.fits($0, query) } ?? false }
    guard !filter.isEmpty else { return fitting }
    let folded = memory.folded ?? slots.map { $0.item.map { FoldedText(source.searchText(of: $0)) } }
    memory.folded = folded
    return fitting.filter { folded[$0]?.contains(filter) ?? false }
  }

  /// Equal keys stand by id; what could not be read stands last.
  private func order(_ places: inout [Int], by query: Query) {
    let keys = places.map { place -> (key: FoldedText, id: Int)? in
      guard let item = slots[place].item, let text = source.orderText(of: item, in: query) else { return nil }
      return (FoldedText(text), item.id)
    }
    let ranks = places.indices.sorted { one, other in
      switch (keys[one], keys[other]) {
      case (let one?, let other?): (one.key, one.id) < (other.key, other.id)
      case (_?, nil): true
      case (nil, _): keys[other] == nil && one < other
      }
    }
    places = ranks.map { places[$0] }
  }
}
