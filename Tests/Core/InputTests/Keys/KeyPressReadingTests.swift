internal import StoaInput
internal import Testing

@Suite struct KeyPressReadingTests {
  private static let keys: [Key] =
    [
      .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function(1), .function(12), .character(" "), .character("F"), .character("-"), .character("^"),
    ] + (0x21...0x7E).map { .character(Character(Unicode.Scalar($0))) } + [.character("é"), .character("한")]

  @Test(arguments: [[], .shift, .alt, .control, [.alt, .shift, .control]] as [Modifiers])
  func `a key is read from its own label`(modifiers: Modifiers) {
    for key in Self.keys {
      let press = KeyPress(key, modifiers)
      #expect(KeyPress(label: press.label) == press)
      if case .character(let character) = key, !character.isASCII { continue }
      #expect(KeyPress(label: press.asciiLabel) == press)
    }
  }

  @Test(arguments: ["", "Entr", "Alt-", "F0", "F36", "F", "^^^", "Esc h", "F1x"])
  func `what is no label is no key, unless it is one character`(text: String) {
    #expect(KeyPress(label: text) == (text == "F" ? .character("F") : nil))
  }
}
