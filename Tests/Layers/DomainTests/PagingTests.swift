internal import DomainLayer
internal import Testing

@Suite struct PagingTests {
  @Test(
    "An offset is the start of a page",
    arguments: [(0, 40, 0, 1), (39, 40, 0, 1), (40, 40, 40, 2), (99, 10, 90, 10), (-5, 10, 0, 1), (3, 0, 3, 4)])
  func offset(_ offset: Int, limit: Int, start: Int, number: Int) {
    let request = PageRequest(query: UserQuery(), offset: offset, limit: limit)
    #expect(request.offset == start)
    #expect(request.pageNumber == number)
    #expect(request.limit == max(1, limit))
  }

  @Test("The page that holds an entry has the same list and size")
  func pageHolding() {
    let request = PageRequest(query: PostQuery(author: 3), limit: 10)
    #expect(request.page(holding: 57) == PageRequest(query: PostQuery(author: 3), offset: 50, limit: 10))
    #expect(request.page(holding: 57).with(query: TodoQuery()).offset == 50)
  }

  @Test("A broken entry keeps its place and is counted")
  func unreadable() {
    let page = Page(slots: [.item(1), .unreadable, .item(3)], offset: 20, total: 23)
    #expect(page.items == [1, 3])
    #expect(page.unreadableCount == 1)
    #expect(page.range == 20..<23)
    #expect(page.map { $0 * 2 } == Page(slots: [.item(2), .unreadable, .item(6)], offset: 20, total: 23))
  }

  @Test("A page of items ends the list unless told otherwise")
  func items() {
    #expect(Page(items: [1, 2], offset: 4) == Page(slots: [.item(1), .item(2)], offset: 4, total: 6))
    #expect(Page(items: [1, 2], total: 9).total == 9)
  }

  @Test("The count of a list is as old as its page, and tells whether there is more")
  func count() {
    let freshness = Freshness(time: 7, isStale: true)
    #expect(Page(items: [1, 2], total: 9, freshness: freshness).count == Answer(ItemCount(9), freshness: freshness))
    let page = Page<Int>(slots: [.item(1)], offset: 0, total: 9, isCutShort: true)
    #expect(page.count == Answer(ItemCount(9, isCutShort: true)))
  }
}
