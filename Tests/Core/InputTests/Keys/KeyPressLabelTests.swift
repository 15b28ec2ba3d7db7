internal import StoaInput
internal import Testing

@Suite struct KeyPressLabelTests {
  @Test(
    arguments: [
      (.character("j"), "j", "j"), (.character("G"), "G", "G"), (.space, "Space", "Space"),
      (.control("d"), "^d", "^d"), (.control(" "), "^Space", "^Space"), (.control("\\"), "^\\", "^\\"),
      (.alt("x"), "Alt-x", "Alt-x"), (KeyPress(.character("d"), [.alt, .control]), "Alt-^d", "Alt-^d"),
      (.enter, "Enter", "Enter"), (.escape, "Esc", "Esc"), (.tab, "Tab", "Tab"), (.shiftTab, "Shift-Tab", "Shift-Tab"),
      (.backspace, "Backspace", "Backspace"), (.delete, "Del", "Del"), (.insert, "Ins", "Ins"),
      (.up, "↑", "Up"), (.down, "↓", "Down"), (.left, "←", "Left"), (.right, "→", "Right"),
      (KeyPress(.down, .control), "Ctrl-↓", "Ctrl-Down"), (KeyPress(.left, .alt), "Alt-←", "Alt-Left"),
      (.home, "Home", "Home"), (.end, "End", "End"), (.pageUp, "PgUp", "PgUp"), (.pageDown, "PgDn", "PgDn"),
      (.function(12), "F12", "F12"), (.character("é"), "é", "U+00E9"),
      (.character("e\u{301}"), "e\u{301}", "U+0065 U+0301"),
    ] as [(KeyPress, String, String)])
  func `a key's label is what people call it`(press: KeyPress, label: String, ascii: String) {
    #expect(press.label == label)
    #expect(press.asciiLabel == ascii)
  }
}
