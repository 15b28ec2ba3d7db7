internal import StoaCanvas
internal import Testing

@Suite("Wrapping")
struct TextWrapTests {
  @Test(
    "Lines end at spaces, which are left out there",
    arguments: [
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("the quick brown fox", 5, ["the", "quick", "brown", "fox"]),
      ("a  b", 4, ["a  b"]), ("a  b", 3, ["a", "b"]), ("a   ", 2, ["a"]), ("", 5, [""]), ("   ", 5, [""]),
    ])
  func spaces(text: String, width: Int, lines: [String]) {
    #expect(TextLayout.wrap(text, width: width) == lines)
  }

  @Test("Line breaks stay, empty lines too, and indentation where it fits")
  func lineBreaks() {
    #expect(TextLayout.wrap("one\n\ntwo three\r\n  four", width: 6) == ["one", "", "two", "three", "  four"])
    #expect(TextLayout.wrap("end\n", width: 6) == ["end", ""])
    #expect(TextLayout.wrap("     deep", width: 6) == ["deep"])
  }

  @Test("A line may end after a hyphen inside of a word, not at the start of one")
  func hyphens() {
    #expect(TextLayout.wrap("client-server", width: 8) == ["client-", "server"])
    #expect(TextLayout.wrap("use --print now", width: 5) == ["use", "--", "print", "now"])
    #expect(TextLayout.wrap("on -5 degrees", width: 4) == ["on", "-5", "degr", "ees"])
  }

  @Test("Long words are cut")
  func longWords() {
    #expect(TextLayout.wrap("xxxxxxxxxx", width: 4) == ["xxxx", "xxxx", "xx"])
    #expect(TextLayout.wrap("a xxxxxxxxxx b", width: 4) == ["a", "xxxx", "xxxx", "xx b"])
    #expect(TextLayout.wrap(String(repeating: "x", count: 1000), width: 7).count == 143)
  }

  @Test("Wide characters break anywhere, but for closing and opening signs")
  func wideCharacters() {
    #expect(TextLayout.wrap("漢字板漢字", width: 4) == ["漢字", "板漢", "字"])
    #expect(TextLayout.wrap("漢字板漢字", width: 5) == ["漢字", "板漢", "字"])
    #expect(TextLayout.wrap("movie漢字", width: 8) == ["movie漢", "字"])
    #expect(TextLayout.wrap("漢字。漢", width: 4) == ["漢", "字。", "漢"])
    #expect(TextLayout.wrap("漢「字」漢", width: 4) == ["漢", "「字", "」漢"])
    #expect(TextLayout.wrap("👍🏽👍🏽👩‍👩‍👧", width: 4) == ["👍🏽👍🏽", "👩‍👩‍👧"])
  }

  @Test("A conjunct of letters stays in one line")
  func conjuncts() {
    #expect(TextLayout.wrap("हिन्दी", width: 5) == ["हिन्दी"])
    #expect(TextLayout.wrap("हिन्दी", width: 3) == ["हि", "न्दी"])
  }

  @Test("Clusters wider than a line become question marks, and it ends")
  func narrowest() {
    #expect(TextLayout.wrap("漢a字", width: 1) == ["?", "a", "?"])
    #expect(TextLayout.wrap("न्दी", width: 2) == ["?"])
    #expect(TextLayout.wrap("text", width: 0) == [])
    #expect(TextLayout.wrap("text", width: -1) == [])
  }

  @Test("A limit of lines ends with the ellipsis only when there was more")
  func limits() {
    let text = "one two three four"
    #expect(TextLayout.wrap(text, width: 5, limit: 4) == ["one", "two", "three", "four"])
    #expect(TextLayout.wrap(text, width: 5, limit: 3) == ["one", "two", "thre…"])
    #expect(TextLayout.wrap(text, width: 5, limit: 2) == ["one", "two…"])
    #expect(TextLayout.wrap(text, width: 7, limit: 1, ellipsis: "~") == ["one tw~"])
    #expect(TextLayout.wrap("a\n\nb", width: 5, limit: 2) == ["a", "…"])
    #expect(TextLayout.wrap(text, width: 5, limit: 0) == [])
    #expect(TextLayout.wrap("漢字板", width: 1, limit: 1) == ["…"])
  }

  @Test(
    "Clusters are neither torn nor miscounted",
    arguments: [
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("🇺🇸🇰🇷🇺🇸", 5, ["🇺🇸🇰🇷", "🇺🇸"]), ("1️⃣2️⃣", 2, ["1️⃣", "2️⃣"]), ("⚠️ ⚠️", 4, ["⚠️", "⚠️"]), ("⚠️⚠️", 3, ["⚠️", "⚠️"]),
      ("ｱｲｳｴｵ", 3, ["ｱｲｳ", "ｴｵ"]), ("한글 사전", 4, ["한글", "사전"]), ("한글사전", 5, ["한글", "사전"]),
      (
        "\u{1112}\u{1161}\u{11AB}\u{1112}\u{1161}\u{11AB}", 3, ["\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"]
      ),
      ("กำกำ", 3, ["กำ", "กำ"]), ("ab 漢", 4, ["ab", "漢"]), ("漢 ab", 4, ["漢", "ab"]),
    ])
  func clusters(text: String, width: Int, lines: [String]) {
    #expect(TextLayout.wrap(text, width: width).map(\.codes) == lines.map(\.codes))
  }

  @Test(
    "Every hyphen between letters ends a line, none at a number or at the end",
    arguments: [
      ("rock\u{2010}roll", 6, ["rock\u{2010}", "roll"]), ("one–two", 5, ["one–", "two"]),
      ("one—two", 5, ["one—", "two"]),
      ("mid\u{2011}air", 5, ["mid\u{2011}a", "ir"]), ("on 2026-01-02", 10, ["on", "2026-01-02"]),
      ("a-b-c", 4, ["a-b-", "c"]),
      ("well-", 5, ["well-"]), ("漢-漢", 3, ["漢-", "漢"]),
    ])
  func hyphensOfAllKinds(text: String, width: Int, lines: [String]) {
    #expect(TextLayout.wrap(text, width: width) == lines)
  }
}
