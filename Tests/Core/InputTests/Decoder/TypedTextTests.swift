internal import StoaInput
internal import Testing

@Suite struct TypedTextTests {
  @Test func `letters, digits and space are characters`() {
    #expect(
      events("aG7 ~") == [
        .key(.character("a")), .key(.character("G")), .key(.character("7")), .key(.space), .key(.character("~")),
      ])
  }

  @Test func `control bytes are Ctrl and the small letter, but for those with a key of their own`() {
    let named: [UInt8: KeyPress] = [0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0D: .enter]
    for byte in UInt8(1)...26 {
      let letter = Character(Unicode.Scalar(byte + 0x60))
      #expect(events([byte]) == [.key(named[byte] ?? .control(letter))])
    }
  }

  @Test func `the control bytes beyond the letters`() {
    #expect(
      events([0x00, 0x1C, 0x1D, 0x1E, 0x1F, 0x7F]) == [
        .key(.control(" ")), .key(.control("\\")), .key(.control("]")), .key(.control("^")), .key(.control("_")),
        .key(.backspace),
      ])
  }

  @Test func `characters of two, three and four bytes`() {
    #expect(events("é한😀") == [.key(.character("é")), .key(.character("한")), .key(.character("😀"))])
  }

  @Test func `a character split over feeds arrives once, with its last byte`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0xF0, 0x9F]) == [])
    #expect(decoder.awaitsMore)
    #expect(decoder.feed([0x98]) == [])
    #expect(decoder.feed([0x80]) == [.key(.character("😀"))])
    #expect(!decoder.awaitsMore)
  }

  @Test func `a split character outlives the escape delay and becomes U+FFFD in the end`() {
    var decoder = InputDecoder()
    _ = decoder.feed([0xE2, 0x82])
    #expect(decoder.flush() == [])
    let settled = decoder.settle()
    #expect(settled.events == [.key(.character("\u{FFFD}"))])
    #expect(settled.flushes == InputDecoder.patience - 1)
  }

  @Test func `flushes with nothing held take no patience away from what comes later`() {
    var decoder = InputDecoder()
    for _ in 0..<InputDecoder.patience { #expect(decoder.flush() == []) }
    _ = decoder.feed([0xE2, 0x82])
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0xAC]) == [.key(.character("€"))])
  }

  @Test func `combining scalars of the same feed join the character before them`() {
    #expect(events("e\u{301}x") == [.key(.character("e\u{301}")), .key(.character("x"))])
    #expect(events("👩‍👩‍👧🇰🇷🇩🇪") == [.key(.character("👩‍👩‍👧")), .key(.character("🇰🇷")), .key(.character("🇩🇪"))])
  }

  @Test func `a combining scalar of a later feed is a key of its own`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("e".utf8)) == [.key(.character("e"))])
    #expect(decoder.feed(Array("\u{301}".utf8)) == [.key(.character("\u{301}"))])
  }

  @Test func `a character of endless marks is cut`() {
    let marks = String(repeating: "\u{301}", count: 100)
    let keys = events("e" + marks)
    #expect(keys.count == 4)
    #expect(typed(keys) == ["e" + marks])
  }

  @Test func `a newline after a carriage return is a second Enter`() {
    #expect(events("\r\n") == [.key(.enter), .key(.enter)])
  }

  @Test func `C1 controls are dropped`() {
    #expect(events("a\u{80}\u{9B}A\u{9F}b") == [.key(.character("a")), .key(.character("A")), .key(.character("b"))])
  }

  @Test func `keys come in the order of their bytes`() {
    #expect(
      events("a\u{1B}[Ab\u{4}é\u{1B}x") == [
        .key(.character("a")), .key(.up), .key(.character("b")), .key(.control("d")), .key(.character("é")),
        .key(.alt("x")),
      ])
  }
}
