internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct RowTextTests {
  private func row(_ left: String, right: String = "", columns: Int = 20, indent: Int = 1) -> String {
    drawn(columns, 1) { RowText.draw(on: &$0, in: $1, indent: indent, left, right: right) }
  }

  @Test("The left text is indented, the right one ends a column before the edge")
  func both() {
    #expect(row("Ada", right: "Lyon") == " Ada           Lyon")
  }

  @Test("Where they would meet the left text is cut")
  func cut() {
    #expect(row("Ada Lovelace Byron", right: "Lyon") == " Ada Lovelace… Lyon")
  }

  @Test("The right text takes half of the line at the most")
  func half() {
    #expect(row("Ada", right: "Llanfairpwllgwyngyll") == " Ada      Llanfair…")
  }

  @Test("A wide character is cut whole")
  func wide() {
    #expect(row("서울특별시 종로구", columns: 12) == " 서울특별…")
  }

  @Test("An indent leaves room at the left", arguments: zip([0, 1, 3], ["Ada", " Ada", "   Ada"]))
  func indent(_ indent: Int, _ line: String) {
    #expect(row("Ada", indent: indent) == line)
  }

  @Test("A line of a row is drawn below its first")
  func line() {
    #expect(drawn(6, 2) { RowText.draw(on: &$0, in: $1, line: 1, "Ada") } == "\n Ada")
  }

  @Test("A placeholder is cut like any other text")
  func placeholder() {
    #expect(drawn(12, 1) { RowText.drawPlaceholder(on: &$0, in: $1, "This could not be read.") } == " This coul…")
  }

  @Test("A paragraph is wrapped into so many lines, the last cut where there is more")
  func paragraph() {
    #expect(
      drawn(20, 3) { RowText.drawParagraph(on: &$0, in: $1, line: 1, lines: 2, "One two three four five six seven") }
        == """

           One two three
           four five six s…
        """)
  }

  @Test("A paragraph that fits is not cut, and its line breaks are blanks")
  func short() {
    #expect(drawn(20, 2) { RowText.drawParagraph(on: &$0, in: $1, line: 0, lines: 2, "One\ntwo") } == "   One two\n")
  }

  @Test("No more of a long text is laid out than can be seen", .timeLimit(.minutes(1)))
  func long() {
    let text = String(repeating: "word ", count: 2_000_000)
    #expect(drawn(20, 1) { RowText.drawParagraph(on: &$0, in: $1, line: 0, lines: 1, text) } == "   word word word …")
  }
}
