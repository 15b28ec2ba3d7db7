internal import StoaInput
internal import Testing

@Suite struct BadUTF8Tests {
  /// Table 3-8 and the examples around it in the Unicode Standard, 3.9, and the bytes that no UTF-8 may hold.
  @Test(
    arguments: [
      ([0x41, 0xFF, 0x42], "A\u{FFFD}B"),
      ([0x80], "\u{FFFD}"),
      ([0xC3, 0x28], "\u{FFFD}("),
      ([0xE2, 0x80, 0x42], "\u{FFFD}B"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      (
        [0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41, 0x80, 0xBF, 0x42],
        "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A\u{FFFD}\u{FFFD}B"
      ),
      ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"),
      ([0xE0, 0x80, 0x41], "\u{FFFD}\u{FFFD}A"),
      ([0xF5, 0x41], "\u{FFFD}A"),
    ] as [([UInt8], String)])
  func `bytes that are no UTF-8 become U+FFFD, one for each maximal subpart`(bytes: [UInt8], text: String) {
    #expect(typed(events(bytes)) == [text])
    #expect(typed(eventsByteByByte(bytes)) == [text])
  }

  @Test func `random bytes decode as the standard library decodes them`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet: [UInt8] = [
      0x41, 0x42, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xFF,
    ]
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let expected = String(decoding: bytes + [0x41], as: UTF8.self).unicodeScalars
        .filter { !(0x80..<0xA0).contains($0.value) }
      let text = typed(events(bytes + [0x41])).joined()
      #expect(Array(text.unicodeScalars) == Array(expected), "\(bytes)")
    }
  }

  @Test func `a key after a broken character is not lost, whatever it is`() {
    #expect(events([0xE2, 0x82, 0x1B, 0x5B, 0x41]) == [.key(.character("\u{FFFD}")), .key(.up)])
    #expect(events([0xE2, 0x82, 0x0D]) == [.key(.character("\u{FFFD}")), .key(.enter)])
  }

  @Test func `Alt with a broken character does not stick to the next key`() {
    #expect(events([0x1B, 0xE2, 0x41]) == [.key(.alt("\u{FFFD}")), .key(.character("A"))])
  }
}
