internal import StoaFlow
internal import Testing

struct PageCursorTests {
  /// A cursor on a page with three links, in a view of ten lines.
  private func cursor(after motions: ListMotion..., links: Int = 3) -> PageCursor {
    var cursor = PageCursor()
    cursor.settle(offset: 0, height: 10)
    for motion in motions { cursor.move(motion, links: links) }
    return cursor
  }

  @Test("Moving down goes from link to link, and the view follows")
  func links() {
    let cursor = cursor(after: .rows(1), .rows(1))
    #expect(cursor.link == 2)
    #expect(cursor.offset == 0)
    #expect(cursor.followsLink)
  }

  @Test("Below the last link and above the first the page scrolls, and the view stays where it was scrolled")
  func beyond() {
    let below = cursor(after: .to(2), .rows(1))
    #expect(below.link == 2)
    #expect(below.offset == 1)
    #expect(!below.followsLink)
    #expect(cursor(after: .rows(-1)).offset == 0)
  }

  @Test(
    "Without links every move scrolls",
    arguments: zip([.rows(1), .pages(1), .halfPages(1), .rows(-1)] as [ListMotion], [1, 10, 5, 0]))
  func noLinks(_ motion: ListMotion, _ offset: Int) {
    #expect(cursor(after: motion, links: 0).offset == offset)
  }

  @Test("The first link is the top of the page, the last one its end")
  func ends() {
    let last = cursor(after: .last)
    #expect(last.link == 2)
    #expect(last.offset > 1_000_000)
    var first = last
    first.move(.first, links: 3)
    #expect(first.link == 0)
    #expect(first.offset == 0)
  }

  @Test("A link that does not exist is the nearest that does", arguments: zip([-1, 9], [0, 2]))
  func clamps(_ index: Int, _ link: Int) {
    #expect(cursor(after: .to(index)).link == link)
  }

  @Test("Scrolling leaves the link, and pointing at a link leaves the view")
  func points() {
    let scrolled = cursor(after: .to(1), .scrolled(3), .scrolled(-1))
    #expect(scrolled.link == 1 && scrolled.offset == 2 && !scrolled.followsLink)
    let pointed = cursor(after: .scrolled(3), .rows(1), .to(2))
    #expect(pointed.link == 2 && pointed.offset == 3 && !pointed.followsLink)
    #expect(cursor(after: .scrolled(-3)).offset == 0)
  }

  @Test("A page without links has its cursor at zero", arguments: [ListMotion.last, .to(5)])
  func noLink(_ motion: ListMotion) {
    #expect(cursor(after: motion, links: 0).link == 0)
  }

  @Test("The layout has the last word on the offset")
  func settles() {
    var cursor = cursor(after: .last)
    cursor.apply(.settled(offset: 12, height: 8), links: 3)
    #expect(cursor.offset == 12)
    #expect(cursor.height == 8)
    cursor.apply(.moved(.pages(-1)), links: 3)
    #expect(cursor.offset == 4)
  }
}
