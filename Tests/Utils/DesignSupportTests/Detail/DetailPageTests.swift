internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct DetailPageTests {
  private let blocks: [DetailBlock] = [
    .heading("Ada Morel"), .field("Email", "ada@example.org"), .field("City", "Lyon"), .gap,
    .text("A paragraph that is wrapped."), .note("A note."), .link("Post 1", note: "new"), .link("Post 2", note: ""),
  ]

  private func page(
    _ blocks: [DetailBlock], _ columns: Int, _ rows: Int, offset: Int = 0, selected: Int? = nil,
    glyphs: GlyphSet = .unicode
  ) -> Canvas {
    canvas(columns, rows, glyphs: glyphs) { canvas, rect in
      DetailPage(blocks, size: rect.size).draw(on: &canvas, at: rect.origin, offset: offset, selected: selected)
    }
  }

  @Test("Each block has its form, the values of fields below one another")
  func forms() {
    #expect(
      page(blocks, 26, 10).lines.joined(separator: "\n") == """
         Ada Morel
         Email  ada@example.org
         City   Lyon

         A paragraph that is
         wrapped.
         A note.
         • Post 1            new
         • Post 2

        """)
  }

  @Test("A page in ASCII")
  func ascii() {
    #expect(
      page(blocks, 26, 10, glyphs: .ascii).lines.joined(separator: "\n") == """
         Ada Morel
         Email  ada@example.org
         City   Lyon

         A paragraph that is
         wrapped.
         A note.
         * Post 1            new
         * Post 2

        """)
  }

  @Test("A page that is longer than its place has a scroll bar")
  func scrolls() {
    #expect(
      page(blocks, 26, 5, offset: 4).lines.joined(separator: "\n") == """
         A paragraph that is     │
         wrapped.                │
         A note.                 │
         • Post 1            new ┃
         • Post 2                ┃
        """)
  }

  @Test("A long value is wrapped in its own column, with wide characters whole")
  func longValue() {
    let blocks: [DetailBlock] = [.field("Company", "주식회사 아주긴이름의회사 Limited"), .field("City", "Lyon")]
    #expect(
      page(blocks, 26, 5).lines.joined(separator: "\n") == """
         Company  주식회사 아주
                  긴이름의회사
                  Limited
         City     Lyon

        """)
  }

  @Test("The names of fields take half of the page at the most")
  func longName() {
    #expect(page([.field("A name much too long", "value")], 20, 1).lines == [" A name mu…  value"])
  }

  @Test("The selected link is marked, and the cursor stands on it")
  func selected() {
    let canvas = page(blocks, 26, 10, selected: 1)
    #expect(canvas.selectedLines == [8])
    #expect(canvas.cursor == Point(x: 0, y: 8))
    #expect(page(blocks, 26, 10, selected: nil).cursor == nil)
  }

  @Test("An empty text and an empty value take a line")
  func empty() {
    #expect(DetailPage([.text(""), .field("City", ""), .heading("")], size: Size(columns: 20, rows: 5)).lineCount == 3)
  }

  @Test("Line breaks of a text are kept, and what it could do to the screen is made visible")
  func hostile() {
    #expect(page([.text("a\n\u{1B}b")], 10, 2).lines == [" a", " ␛b"])
  }

  @Test("No size traps", arguments: [(0, 0), (1, 1), (2, 2), (3, 1), (0, 5), (200, 1)])
  func anySize(_ columns: Int, _ rows: Int) {
    #expect(page(blocks, columns, rows, offset: 3, selected: 1).lines.count == rows)
  }
}
