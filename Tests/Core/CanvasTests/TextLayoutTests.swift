internal import StoaCanvas
internal import Testing

@Suite("Text layout")
struct TextLayoutTests {
  @Test(
    "Clipping keeps whole clusters",
    arguments: [
      ("hello", 9, "hello"), ("hello", 5, "hello"), ("hello", 3, "hel"), ("hello", 0, ""), ("hello", -4, ""),
      ("漢字板", 5, "漢字"), ("漢字板", 1, ""), ("e\u{301}x", 1, "e\u{301}"), ("👩‍👩‍👧x", 2, "👩‍👩‍👧"), ("", 4, ""),
    ])
  func clipping(text: String, columns: Int, clipped: String) {
    #expect(TextLayout.clip(text, to: columns) == clipped)
  }

  @Test(
    "Ellipsizing makes room for the ellipsis only when something is cut",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -1, ""),
      ("漢字板", 6, "漢字板"), ("漢字板", 5, "漢字…"), ("漢字板", 4, "漢…"), ("漢字板", 2, "…"), ("", 0, ""),
    ])
  func ellipsizing(text: String, columns: Int, cut: String) {
    #expect(TextLayout.ellipsize(text, to: columns) == cut)
  }

  @Test("The ellipsis can be another")
  func otherEllipsis() {
    #expect(TextLayout.ellipsize("hello", to: 3, ellipsis: "~") == "he~")
  }

  @Test(
    "Padding gives exactly that many columns",
    arguments: [
      ("ab", 5, TextAlignment.leading, "ab   "), ("ab", 5, .center, " ab  "), ("ab", 5, .trailing, "   ab"),
      ("漢字板", 4, .leading, "漢… "), ("漢字板", 4, .trailing, " 漢…"), ("abcdef", 4, .center, "abc…"),
      ("", 3, .center, "   "),
      ("ab", 0, .leading, ""), ("ab", -2, .leading, ""),
    ] as [(String, Int, TextAlignment, String)])
  func padding(text: String, columns: Int, alignment: TextAlignment, padded: String) {
    #expect(TextLayout.pad(text, to: columns, alignment: alignment) == padded)
  }

  @Test(
    "Numbers are grouped by three digits",
    arguments: [
      (0, "0"), (12, "12"), (999, "999"), (1_000, "1,000"), (-1_234, "-1,234"), (12_345_678, "12,345,678"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func numbers(value: Int, text: String) {
    #expect(TextLayout.number(value) == text)
  }
}
