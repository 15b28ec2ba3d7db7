internal import DesignSupport
internal import StoaCanvas
internal import Testing

struct CheckBoxTests {
  @Test(
    "A box is checked or not, in the glyphs that there are",
    arguments: [
      (true, GlyphSet.unicode, "[✓] done"), (false, .unicode, "[ ] done"), (true, .ascii, "[x] done"),
      (false, .ascii, "[ ] done"),
    ])
  func box(_ isOn: Bool, _ glyphs: GlyphSet, _ text: String) {
    #expect(CheckBox.text("done", isOn: isOn, glyphs: glyphs) == text)
  }
}
