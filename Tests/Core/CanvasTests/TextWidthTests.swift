internal import StoaCanvas
internal import Testing

@Suite("Text width")
struct TextWidthTests {
  @Test(
    "Single characters have the width of their East Asian class",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("ß", 1), ("Ж", 1), ("א", 1), ("ع", 1), ("\u{A0}", 1),
      // Ambiguous ones are narrow.
      ("±", 1), ("α", 1), ("─", 1), ("…", 1), ("①", 1), ("●", 1), ("\u{E000}", 1),
      // Wide and fullwidth, halfwidth.
      ("漢", 2), ("、", 2), ("あ", 2), ("ア", 2), ("한", 2), ("Ａ", 2), ("￥", 2), ("\u{3000}", 2), ("ｱ", 1), ("ﾟ", 1),
      ("㈱", 2), ("㌔", 2), ("𠀀", 2), ("\u{3FFFD}", 2), ("\u{2FFFD}", 2), ("〈", 2), ("⺀", 2), ("ꀀ", 2), ("〿", 1),
      // Hangul written as single letters.
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("각", 2),
      // Symbols with a wide emoji form of their own, and with a narrow text form.
      ("⚡", 2), ("⌚", 2), ("😀", 2), ("⚠", 1), ("❤", 1), ("☺", 1), ("✔", 1), ("©", 1), ("♠", 1), ("🀄", 2), ("🀀", 1),
    ] as [(Character, Int)])
  func singleCharacters(character: Character, width: Int) {
    #expect(TextWidth.of(character) == width)
    #expect(TextWidth.of(String(character)) == width)
  }

  @Test(
    "Emoji sequences are two columns wide",
    arguments: [
      "⚠️", "❤️", "🏷️", "⚡️", "©️", "1️⃣", "#️⃣", "*️⃣", "👍🏽", "☝🏽", "🇺🇸", "🇰🇷", "👩‍👩‍👧", "🧑‍💻", "❤️‍🔥", "🏳️‍🌈",
      "👩🏽‍❤️‍💋‍👩🏽", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🐻‍❄️", "🏽", "🏴‍☠️",
    ] as [Character])
  func emojiSequences(character: Character) {
    #expect(TextWidth.of(character) == 2)
    #expect(TextWidth.of(String(character)) == 2)
  }

  @Test("A single regional indicator is one column wide, three of them are a flag and one more")
  func regionalIndicators() {
    #expect(TextWidth.of("🇺") == 1)
    #expect(TextWidth.of("🇺🇸🇰") == 3)
  }

  @Test("Pictographs that are newer than the table are two columns wide")
  func newPictographs() {
    #expect(TextWidth.of("\u{1FAE8}") == 2)
    #expect(TextWidth.of("\u{1FAE9}") == 2)
    #expect(TextWidth.of("\u{1FADC}") == 2)
    #expect(TextWidth.of("\u{1F6D8}") == 2)
    #expect(TextWidth.of("\u{1FAE8} \u{1FAE9} new") == 9)
  }

  @Test("Marks take no column on a letter, and one on their own")
  func marks() {
    #expect(TextWidth.of("e\u{301}") == 1)
    #expect(TextWidth.of("Z" + String(repeating: "\u{301}", count: 12)) == 1)
    #expect(TextWidth.of("漢\u{301}") == 2)
    #expect(TextWidth.of("\u{301}") == 1)
    #expect(TextWidth.of("\u{301}first") == 6)
    #expect(TextWidth.of("1\u{20E3}") == 1)
  }

  @Test("A skin tone belongs to a pictograph, and is a square of its own after a letter")
  func skinTones() {
    #expect(TextWidth.of("👍🏽") == 2)
    #expect(TextWidth.of("a🏽") == 3)
    #expect(TextWidth.of("🏽") == 2)
  }

  @Test("Variation selectors mean something only after a base that has both forms")
  func variationSelectors() {
    #expect(TextWidth.of("a\u{FE0F}") == 1)
    #expect(TextWidth.of("é\u{FE0F}") == 1)
    #expect(TextWidth.of("⚡\u{FE0E}") == 2)
    #expect(TextWidth.of("❤\u{FE0E}") == 1)
    #expect(TextWidth.of("漢\u{E0100}") == 2)
  }

  @Test("Spacing marks and conjuncts take the sum of their letters")
  func indicAndThai() {
    #expect(TextWidth.of("กำ") == 2)
    #expect(TextWidth.of("ก็ำ") == 2)
    #expect(TextWidth.of("हि") == 2)
    #expect(TextWidth.of("न्दी") == 3)
    #expect(TextWidth.of("हिन्दी") == 5)
  }

  @Test("What is dropped takes nothing, what is replaced takes one column")
  func unsafe() {
    #expect(TextWidth.of("a\u{AD}b\u{200B}c\u{FEFF}d") == 4)
    #expect(TextWidth.of("\u{FE0F}\u{200D}\u{E0067}") == 0)
    #expect(TextWidth.of("\u{1B}[2J") == 4)
    #expect(TextWidth.of("\r\n") == 1)
    #expect(TextWidth.of("\u{9B}\u{202E}\u{7F}\t\0") == 5)
  }

  @Test("The width of a text is the sum of its characters' widths, whatever stands side by side")
  func textIsSumOfCharacters() {
    let planes: [ClosedRange<UInt32>] = [0...0x323AF, 0xE0000...0xE0FFF, 0xF0000...0xF00FF, 0x10FF00...0x10FFFF]
    for start in planes.flatMap({ stride(from: $0.lowerBound, through: $0.upperBound, by: 256) }) {
      let scalars = (start..<start + 256).compactMap(Unicode.Scalar.init)
      var side = ""
      var spread = ""
      side.unicodeScalars.append(contentsOf: scalars)
      spread.unicodeScalars.append(contentsOf: scalars.flatMap { [$0, "a"] })
      #expect(TextWidth.of(side) == side.reduce(0) { $0 + TextWidth.of($1) }, "from U+\(String(start, radix: 16))")
      #expect(TextWidth.of(spread) == spread.reduce(0) { $0 + TextWidth.of($1) }, "from U+\(String(start, radix: 16))")
    }
  }

  @Test("Substrings are measured as strings are")
  func substrings() {
    #expect(TextWidth.of("漢字 and".dropFirst()) == 6)
    #expect(TextWidth.of("plain text".prefix(5)) == 5)
  }
}
