internal import DomainLayer

/// What the places are read with.
extension PlaceReader {
  func posts(_ query: PostQuery, into printer: PlacePrinter) async throws(DomainError) {
    try await list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
      try await domain.loadPosts(request(query, offset))
    }
  }

  func request<Query>(_ query: Query, _ offset: Int) -> PageRequest<Query> {
    PageRequest(query: query, offset: offset, limit: pageSize)
  }

  /// Prints a list page by page, as it comes; it ends quietly when nobody reads any more.
  func list<Item>(
    into printer: PlacePrinter, _ plain: (Item) -> PlainItem,
    page: (Int) async throws(DomainError) -> Page<Item>
  ) async throws(DomainError) {
    var offset = 0
    var unreadable = 0
    var isCutShort = false
    repeat {
      let answer = try await page(offset)
      unreadable += answer.unreadableCount
      isCutShort = answer.isCutShort
      if offset == 0, !printer.begin(total: answer.total) { return }
      guard printer.rows(answer.slots.map { $0.item.map(plain) }, isFirst: offset == 0) else { return }
      guard !answer.slots.isEmpty else { break }
      offset += answer.slots.count
      if offset >= answer.total { break }
    } while true
    guard printer.end() else { return }
    if unreadable > 0 {
      printer.output.complain("\(unreadable) of \(offset) entries could not be read; the service sent something else")
    }
    if isCutShort {
      printer.output.complain("there is more than these \(offset) entries; no more could be gathered")
    }
  }

  func all<Item>(page: (Int) async throws(DomainError) -> Page<Item>) async throws(DomainError) -> [Item] {
    var items: [Item] = []
    var offset = 0
    while true {
      let answer = try await page(offset)
      items += answer.items
      offset += answer.slots.count
      if answer.slots.isEmpty || offset >= answer.total { return items }
    }
  }

  func print(_ items: [PlainItem], into printer: PlacePrinter) {
    _ = printer.begin(total: items.count) && printer.rows(items, isFirst: true) && printer.end()
  }
}
