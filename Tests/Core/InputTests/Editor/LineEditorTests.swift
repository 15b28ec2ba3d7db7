internal import StoaInput
internal import Testing

@Suite struct LineEditorTests {
  /// The text with a bar where the cursor stands, after these events; all of them must be taken.
  private func edited(_ editor: LineEditor, _ presses: KeyPress...) -> String {
    var editor = editor
    for press in presses { #expect(take(.key(press), by: &editor), "\(press.label)") }
    return editor.beforeCursor + "|" + editor.afterCursor
  }

  private func take(_ event: InputEvent, by editor: inout LineEditor) -> Bool {
    editor.apply(event)
  }

  private func editor(_ text: String, at cursor: Int) -> LineEditor {
    var editor = LineEditor(text)
    editor.moveCursor(to: cursor)
    return editor
  }

  @Test func `it starts with the cursor at the end`() {
    #expect(edited(LineEditor("abc")) == "abc|")
    #expect(edited(LineEditor()) == "|")
    #expect(LineEditor().isEmpty)
  }

  @Test func `typing inserts at the cursor`() {
    #expect(edited(editor("ac", at: 1), .character("b")) == "ab|c")
    #expect(edited(LineEditor("a"), .space, .character("é")) == "a é|")
  }

  @Test func `deleting before and behind the cursor`() {
    #expect(edited(editor("abc", at: 2), .backspace) == "a|c")
    #expect(edited(editor("abc", at: 1), .delete) == "a|c")
    #expect(edited(editor("abc", at: 0), .backspace) == "|abc")
    #expect(edited(editor("abc", at: 3), .delete) == "abc|")
  }

  @Test func `moving by graphemes and to the ends`() {
    #expect(edited(LineEditor("a👩‍👧b"), .left) == "a👩‍👧|b")
    #expect(edited(LineEditor("a👩‍👧b"), .left, .left) == "a|👩‍👧b")
    #expect(edited(LineEditor("a👩‍👧b"), .home, .right, .right) == "a👩‍👧|b")
    #expect(edited(editor("abc", at: 1), .end) == "abc|")
    #expect(edited(editor("abc", at: 1), .home) == "|abc")
    #expect(edited(editor("abc", at: 1), .control("e")) == "abc|")
    #expect(edited(editor("abc", at: 1), .control("a")) == "|abc")
    #expect(edited(editor("abc", at: 0), .left) == "|abc")
    #expect(edited(editor("abc", at: 3), .right) == "abc|")
  }

  @Test func `a grapheme is deleted whole`() {
    #expect(edited(LineEditor("a👩‍👧"), .backspace) == "a|")
    #expect(edited(LineEditor("e\u{301}"), .backspace) == "|")
  }

  @Test func `deleting words and to the ends`() {
    #expect(edited(LineEditor("one two  "), .control("w")) == "one |")
    #expect(edited(editor("one two", at: 5), .control("w")) == "one |wo")
    #expect(edited(editor("one two", at: 3), .control("w")) == "| two")
    #expect(edited(LineEditor("one"), KeyPress(.backspace, .alt)) == "|")
    #expect(edited(editor("one two", at: 4), .control("u")) == "|two")
    #expect(edited(editor("one two", at: 3), .control("k")) == "one|")
  }

  @Test func `moving by words`() {
    #expect(edited(LineEditor("one two"), KeyPress(.left, .control)) == "one |two")
    #expect(edited(editor("one two", at: 0), .alt("f")) == "one| two")
    #expect(edited(editor("one two", at: 3), KeyPress(.right, .alt)) == "one two|")
    #expect(edited(editor("one two", at: 0), .alt("b")) == "|one two")
  }

  @Test func `keys that edit nothing are left to the place`() {
    var editor = LineEditor("abc")
    let before = editor
    for press: KeyPress in [
      .enter, .escape, .tab, .shiftTab, .up, .down, .pageUp, .control("c"), .function(1), .alt("x"),
    ] {
      #expect(!take(.key(press), by: &editor), "\(press.label)")
    }
    #expect(!take(.focus(true), by: &editor))
    #expect(!take(.mouse(MouseEvent(.press, x: 0, y: 0)), by: &editor))
    #expect(editor == before)
  }

  @Test func `the line breaks and tabs of a paste become single spaces, other controls go`() {
    var editor = editor("[]", at: 1)
    #expect(take(.paste("B\no\r\nd\ry\t\u{1B}q\u{7}\u{0}\u{9B}\u{85}\u{2028}z"), by: &editor))
    #expect(editor.text == "[B o d y q  z]")
    #expect(editor.cursor == 13)
  }

  @Test func `a combining mark that comes alone joins the character before the cursor`() {
    var editor = editor("ex", at: 1)
    #expect(take(.key(.character("\u{301}")), by: &editor))
    #expect(editor.text == "e\u{301}x")
    #expect(editor.cursor == 1)
    #expect(edited(editor, .backspace) == "|x")
  }

  @Test func `characters that join around an edit leave the cursor between graphemes`() {
    let flags = LineEditor("🇩x🇪")
    #expect(flags.text.count == 3)
    var joined = flags
    joined.moveCursor(to: 2)
    #expect(take(.key(.backspace), by: &joined))
    #expect(joined.text == "🇩🇪")
    #expect(joined.text.count == 1)
    #expect(joined.cursor == 1)
    #expect(edited(joined, .backspace) == "|")
  }

  @Test func `the text stops at its maximum`() {
    var editor = LineEditor("ab", maximumLength: 4)
    #expect(take(.paste("cdef"), by: &editor))
    #expect(editor.text == "abcd")
    #expect(take(.key(.character("x")), by: &editor))
    #expect(editor.text == "abcd")
    #expect(take(.key(.character("\u{301}")), by: &editor))
    #expect(editor.text == "abcd\u{301}")
    #expect(LineEditor("abc", maximumLength: 2).text == "ab")
  }

  @Test func `a paste in the middle of a full field changes nothing`() {
    var editor = LineEditor("abcd", maximumLength: 4)
    editor.moveCursor(to: 2)
    #expect(take(.paste("xy"), by: &editor))
    #expect(edited(editor) == "ab|cd")
  }

  @Test func `100 kB of a paste are kept whole`() {
    let text = String(repeating: "0123456789", count: 10_240)
    var editor = LineEditor()
    #expect(take(.paste(text), by: &editor))
    #expect(editor.text == text)
    #expect(editor.cursor == 102_400)
  }

  @Test func `random edits keep the cursor within one line of text`() {
    let presses: [KeyPress] = [
      .character("a"), .character("\u{301}"), .character("🇩"), .character("👩"), .character("\u{200D}"), .space,
      .backspace,
      .delete, .left, .right, .home, .end, .control("w"), .control("u"), .control("k"), .alt("b"), .alt("f"),
    ]
    var generator = SeededGenerator(seed: 5)
    var editor = LineEditor("", maximumLength: 20)
    for step in 0..<20_000 {
      let press = presses.randomElement(using: &generator) ?? .space
      #expect(take(.key(press), by: &editor))
      #expect((0...editor.text.count).contains(editor.cursor), "step \(step)")
      #expect(editor.text.count <= 20)
      #expect(editor.beforeCursor.count == editor.cursor)
    }
  }
}
