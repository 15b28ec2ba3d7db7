internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct ScrollBarTests {
  private func bar(_ length: Int, total: Int, visible: Int, offset: Int, glyphs: GlyphSet = .unicode) -> String {
    let bar = ScrollBar(total: total, visible: visible, offset: offset)
    return canvas(1, max(0, length), glyphs: glyphs) { canvas, _ in
      bar.draw(on: &canvas, at: Point(x: 0, y: 0), length: length)
    }.lines.joined()
  }

  @Test(
    "The thumb is as long as what is in view, and touches an end only where that end is in view",
    arguments: [
      (10, 5, 0, "┃┃┃┃┃│││││"), (10, 5, 1, "│┃┃┃┃┃││││"), (10, 5, 4, "││││┃┃┃┃┃│"), (10, 5, 5, "│││││┃┃┃┃┃"),
      (100, 10, 0, "┃│││││││││"), (100, 10, 1, "│┃││││││││"), (100, 10, 45, "││││┃│││││"), (100, 10, 89, "││││││││┃│"),
      (100, 10, 90, "│││││││││┃"),
    ])
  func thumb(_ total: Int, _ visible: Int, _ offset: Int, _ line: String) {
    #expect(bar(10, total: total, visible: visible, offset: offset) == line)
  }

  @Test(
    "The thumb of a million rows is one cell, and is never gone", arguments: zip([0, 500_000, 999_990], [0, 4, 9]))
  func million(_ offset: Int, _ cell: Int) {
    var cells = [Character](repeating: "│", count: 10)
    cells[cell] = "┃"
    #expect(bar(10, total: 1_000_000, visible: 10, offset: offset) == String(cells))
  }

  @Test("Where all is in view the thumb is the bar")
  func all() {
    #expect(bar(4, total: 3, visible: 10, offset: 0) == "┃┃┃┃")
  }

  @Test("A bar in ASCII")
  func ascii() {
    #expect(bar(4, total: 8, visible: 4, offset: 4, glyphs: .ascii) == "||##")
  }

  @Test(
    "Numbers that make no sense draw a bar, not a trap",
    arguments: [(0, 0, 0), (0, 5, 3), (5, 0, 9), (5, 2, -3), (-1, -1, -1)])
  func nonsense(_ total: Int, _ visible: Int, _ offset: Int) {
    #expect(bar(3, total: total, visible: visible, offset: offset).count == 3)
    #expect(bar(0, total: total, visible: visible, offset: offset).isEmpty)
    #expect(bar(1, total: total, visible: visible, offset: offset) == "┃")
  }
}
