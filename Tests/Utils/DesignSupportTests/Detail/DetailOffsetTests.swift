internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct DetailOffsetTests {
  /// Twenty lines of which the 6th, 7th and 15th (from 0) are links, in a view of five.
  private var page: DetailPage {
    let blocks = (0..<20).map { [6, 7, 15].contains($0) ? DetailBlock.link("link", note: "") : .text("line") }
    return DetailPage(blocks, size: Size(columns: 20, rows: 5))
  }

  @Test("A page ends where its last line is at the bottom")
  func end() {
    #expect(page.lineCount == 20)
    #expect(page.lastOffset == 15)
    #expect(DetailPage([.text("a")], size: Size(columns: 20, rows: 5)).lastOffset == 0)
  }

  @Test(
    "Without a link an offset is kept within the page",
    arguments: zip([-5, 0, 7, 15, 16, Int.max / 2], [0, 0, 7, 15, 15, 15]))
  func clamps(_ offset: Int, _ settled: Int) {
    #expect(page.offset(showing: nil, from: offset) == settled)
  }

  @Test(
    "With a link the page moves as little as brings the link, and what stands below it, into view",
    arguments: [
      (0, 0, 2), (0, 4, 4), (0, 9, 6), (1, 3, 7), (1, 0, 7), (2, 0, 15), (2, 12, 15), (2, 15, 15), (0, 99, 6),
    ])
  func shows(_ link: Int, from offset: Int, _ settled: Int) {
    #expect(page.offset(showing: link, from: offset) == settled)
  }

  @Test("The first link brings into view what stands above it, where that fits")
  func first() {
    let blocks: [DetailBlock] = [.heading("title"), .link("link", note: "")] + [DetailBlock](repeating: .gap, count: 9)
    #expect(DetailPage(blocks, size: Size(columns: 20, rows: 5)).offset(showing: 0, from: 1) == 0)
  }

  @Test("A link that does not exist is none")
  func unknown() {
    #expect(page.offset(showing: 9, from: 4) == 4)
  }
}
