internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct TextFieldTests {
  private func field(
    _ text: String, caret: Int?, columns: Int = 20, isSecret: Bool = false, glyphs: GlyphSet = .unicode
  ) -> (line: String, cursor: Point?) {
    let canvas = canvas(columns, 1, glyphs: glyphs) {
      TextField.draw(on: &$0, in: $1, label: "Name: ", text: text, caret: caret, isSecret: isSecret)
    }
    return (canvas.lines[0], canvas.cursor)
  }

  @Test("A field shows its label and its text, and the caret where it has the keys")
  func plain() {
    #expect(field("Ada", caret: 2) == ("Name: Ada", Point(x: 8, y: 0)))
    #expect(field("Ada", caret: nil) == ("Name: Ada", nil))
  }

  @Test("A secret shows how long it is and nothing else")
  func secret() {
    #expect(field("pass서", caret: 5, isSecret: true) == ("Name: *****", Point(x: 11, y: 0)))
  }

  @Test("A long text scrolls so that the caret is in view")
  func long() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    #expect(field(text, caret: 26) == ("Name: nopqrstuvwxyz", Point(x: 19, y: 0)))
    #expect(field(text, caret: 3) == ("Name: abcdefghijklm…", Point(x: 9, y: 0)))
    #expect(field(text, caret: nil) == ("Name: abcdefghijklm…", nil))
  }

  @Test("Of 100,000 characters the end is shown as well")
  func veryLong() {
    let text = String(repeating: "0123456789", count: 10_000)
    #expect(field(text, caret: text.count) == ("Name: 7890123456789", Point(x: 19, y: 0)))
    let wide = String(repeating: "서울", count: 50_000)
    #expect(field(wide, caret: 100_000) == ("Name: 서울서울서울", Point(x: 18, y: 0)))
  }

  @Test("The caret counts characters, the cursor columns")
  func wide() {
    #expect(field("서울", caret: 1) == ("Name: 서울", Point(x: 8, y: 0)))
    #expect(field("e\u{301}x", caret: 1) == ("Name: e\u{301}x", Point(x: 7, y: 0)))
  }

  @Test("What a text could do to the screen is made visible")
  func hostile() {
    #expect(field("a\u{1B}b", caret: nil).line == "Name: a␛b")
  }

  @Test("A label takes half of the field at the most")
  func label() {
    #expect(field("Ada", caret: 3, columns: 8) == ("Nam…Ada", Point(x: 7, y: 0)))
  }

  @Test("A caret beyond the text stands at its end")
  func beyond() {
    #expect(field("Ada", caret: 99).cursor == Point(x: 9, y: 0))
  }
}
