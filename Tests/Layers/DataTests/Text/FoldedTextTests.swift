internal import DataLayer
internal import Testing

@Suite struct FoldedTextTests {
  @Test(
    "A search finds text without its case and marks",
    arguments: [
      ("José Núñez", "jose nunez"), ("jose", "JOSÉ"), ("Jose\u{301}", "josé"), ("Łódź", "lodz"), ("Tromsø", "TROMSO"),
      ("Việt Nam", "viet"), ("ΟΔΟΣ", "οδός"), ("Ёлка", "елка"), ("한국", "한"), ("한국", "하"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("İstanbul", "istanbul"), ("日本語", "本"), ("x", ""), ("", ""),
    ])
  func found(_ text: String, _ filter: String) {
    #expect(FoldedText(text).contains(FoldedText(filter)))
  }

  @Test(
    "What is not there is not found",
    arguments: [("jose", "josef"), ("", "a"), ("ab", "ba"), ("ab\nc", "bc"), ("aab", "aaa"), ("हिन्दी", "हन्दी")])
  func notFound(_ text: String, _ filter: String) {
    #expect(!FoldedText(text).contains(FoldedText(filter)))
  }

  @Test("Names stand as people order them")
  func order() {
    let names = ["Zoë", "anna", "Ánna", "Bo", "émile", "Emil"]
    #expect(names.sorted { FoldedText($0) < FoldedText($1) } == ["anna", "Ánna", "Bo", "Emil", "émile", "Zoë"])
  }
}
