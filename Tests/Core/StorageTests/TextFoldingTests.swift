internal import StoaStorage
internal import Testing

@Suite("Folded texts")
struct TextFoldingTests {
  @Test(
    "case and diacritics go",
    arguments: [
      ("", ""), ("Plain ASCII 42!", "plain ascii 42!"), ("José Núñez", "jose nunez"), ("ŁÓDŹ", "lodz"),
      ("Đặng Thị Hường", "dang thi huong"), ("İstanbul ısı", "istanbul isi"), ("Søren Ærø", "soren æro"),
      ("Straße", "straße"), ("ΟΔΟΣ Οδός", "οδοσ οδοσ"), ("Ἀθῆναι", "αθηναι"), ("ЇЖАК Йога Ёлка", "іжак иога елка"),
      ("ＡＢＣ", "ａｂｃ"), ("東京 さくら", "東京 さくら"), ("हिन्दी", "हिन्दी"), ("สวัสดี", "สวัสดี"), ("שָׁלוֹם", "שָׁלוֹם"),
      ("👩‍💻", "👩‍💻"), ("a\u{FFFD}", "a\u{FFFD}"),
    ])
  func folds(text: String, folded: String) {
    #expect(Array(TextFolding.fold(text).utf8) == Array(folded.utf8))
  }

  @Test("composed and decomposed texts are the same")
  func normalisation() {
    #expect(TextFolding.fold("e\u{301}").utf8.elementsEqual("e".utf8))
    #expect(TextFolding.fold("\u{110B}\u{1173}\u{11AB}").utf8.elementsEqual(TextFolding.fold("은").utf8))
  }

  @Test("a syllable being typed is the start of the finished one")
  func hangul() {
    let finished = Array(TextFolding.fold("김").utf8)
    #expect(finished.starts(with: TextFolding.fold("기").utf8))
    #expect(Array(TextFolding.fold("각힣").utf8) == Array("\u{1100}\u{1161}\u{11A8}\u{1112}\u{1175}\u{11C2}".utf8))
  }

  @Test("folding again changes nothing")
  func idempotent() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = TextFolding.fold(String(scalar))
      #expect(TextFolding.fold(once).utf8.elementsEqual(once.utf8))
    }
  }
}
