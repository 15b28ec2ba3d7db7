internal import StoaCanvas
internal import Testing

@Suite("Safe text")
struct SafeTextTests {
  @Test(
    "Hostile text comes out harmless in one line",
    arguments: [
      ("A\u{1B}[2J\u{1B}[HB", "A␛[2J␛[HB"),
      ("A\u{1B}]52;c;cHduZWQ=\u{7}B", "A␛]52;c;cHduZWQ=␇B"),
      ("A\u{1B}]0;owned B", "A␛]0;owned B"),
      ("\u{1B}]8;;https://example.invalid\u{7}click\u{1B}]8;;\u{7}", "␛]8;;https://example.invalid␇click␛]8;;␇"),
      ("A\u{9B}31mB\u{9D}0;x\u{9C}C", "A�31mB�0;x�C"),
      ("safe\rEVIL\u{8}\u{8}\tt\u{B}\u{C}\u{7}\u{7F}\u{0}end", "safe EVIL␈␈ t␋␌␇␡␀end"),
      ("line one\nline two\u{2028}line three", "line one line two line three"),
      ("one\r\ntwo\u{85}three\u{2029}four", "one two three four"),
      ("a\u{AD}b\u{200B}c\u{FEFF}d\u{202F}e", "abcd\u{202F}e"),
      ("שלום \u{2067}abc\u{2069} \u{202E}gpj.exe\u{202C}", "שלום �abc� �gpj.exe�"),
      ("a\u{200E}b\u{200F}c\u{61C}d\u{2060}e", "abcde"),
      ("\u{FE0F}\u{200D}\u{E0067}", ""),
      ("x\u{E0067}\u{E007F}y", "xy"),
      ("a\u{FFF9}b\u{FFFA}c\u{FFFB}", "a�b�c�"),
      ("\u{301}first", "◌\u{301}first"), ("\u{93F}x", "◌\u{93F}x"), ("\u{302E}x", "�x"), ("\u{1161}\u{11AB}", "��"),
      ("Z" + String(repeating: "\u{301}", count: 12) + "algo", "Z\u{301}\u{301}\u{301}\u{301}algo"),
      ("🏽\u{200D}漢, 🇺\u{200C}x", "🏽漢, 🇺x"),
      ("\u{3164}\u{115F}\u{FFA0}", ""),
      ("a\u{200D}b\u{200C}c\u{FE0F}", "abc"),
    ])
  func hostileText(text: String, safe: String) {
    expectSame(SafeText.line(text), safe)
  }

  @Test(
    "What is a letter, a sign or a valid sequence stays as it is",
    arguments: [
      "", "plain", "⚡️ zap the build", "⚠️ warning ❤️ heart 🏷️ tag", "👩‍👩‍👧 and 🧑‍💻", "🇺🇸 1️⃣ 👍🏽",
      "漢字板 movie 板ＡＢ", "ｱｲｳ \u{1112}\u{1161}\u{11AB} 한글", "Cle\u{301}ment / Clément", "(a[b{*+?|\\",
      "%s %n %@ %1$s {0} \\(x)", "ก็ำ हिन्दी", "가\u{302E}나\u{302F}", "می‌خواهم", "क्‍ष", "葛\u{E0100}", "\u{1FAE8} \u{1FAE9} new",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "a\u{A0}b\u{3000}c",
    ])
  func harmlessText(text: String) {
    expectSame(SafeText.line(text), text)
    expectSame(SafeText.block(text), text)
  }

  @Test("Noncharacters are replaced")
  func noncharacters() {
    let scalars = [0xFFFE, 0xFDD0, 0x10FFFF].compactMap { Unicode.Scalar(UInt32($0)) }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    expectSame(SafeText.line(text), "���")
  }

  @Test("A flag of tags without its end is a plain black flag")
  func unfinishedTags() {
    expectSame(SafeText.line("🏴\u{E0067}\u{E0062}"), "🏴")
    expectSame(SafeText.line("🏴\u{E007F}"), "🏴")
  }

  @Test("A sequence without end is cut")
  func endlessSequence() {
    let endless = String(repeating: "👩\u{200D}", count: 500) + "👩"
    expectSame(SafeText.line(endless), String(repeating: "👩\u{200D}", count: 7) + "👩")
    #expect(TextWidth.of(endless) == 2)
  }

  @Test("A block keeps its line breaks in one form")
  func blockLineBreaks() {
    expectSame(SafeText.block("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f\rg"), "a\nb\nc\nd\ne\nf\ng")
    expectSame(SafeText.block("a\u{B}b\u{C}c\u{1B}d"), "a␋b␌c␛d")
  }

  @Test("Tabs in a block reach to the next stop, counted in columns")
  func blockTabs() {
    expectSame(SafeText.block("\ta\tbc\tdefg\t!"), "    a   bc  defg    !")
    expectSame(SafeText.block("漢\tx\n\ty"), "漢  x\n    y")
  }

  @Test("Every code point comes out without controls, and doing it twice changes nothing")
  func everyCodePoint() {
    let ranges: [ClosedRange<UInt32>] = [0...0x2FFF, 0xD7B0...0xFFFF, 0x13430...0x1345F, 0xE0000...0xE01FF]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = SafeText.line("a\(scalar)b \(scalar)")
      let isHarmless = safe.unicodeScalars.allSatisfy { shown in
        switch shown.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .format: !shown.properties.isBidiControl && !shown.properties.isDefaultIgnorableCodePoint
        default: true
        }
      }
      #expect(isHarmless, "U+\(String(value, radix: 16))")
      #expect(Array(SafeText.line(safe).unicodeScalars) == Array(safe.unicodeScalars), "U+\(String(value, radix: 16))")
    }
  }

  /// Compares code points: equality of strings does not tell é from e + ◌́.
  private func expectSame(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(text.unicodeScalars.map(\.value) == expected.unicodeScalars.map(\.value), sourceLocation: sourceLocation)
  }
}
