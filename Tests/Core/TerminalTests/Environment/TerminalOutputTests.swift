internal import StoaTerminal
internal import Testing

struct TerminalOutputTests {
  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `A copy is sent in base64`(text: String, encoded: String) {
    let sent = String(decoding: TerminalOutput.copy(text).bytes, as: UTF8.self)
    #expect(sent == "\u{1B}]52;c;\(encoded)\u{1B}\\")
  }

  @Test func `What is copied acts on no program that it is pasted into`() {
    let sent = TerminalOutput.copy("a\u{1B}[2J\r\u{9B}b\u{202E}\u{200B}\tc").bytes
    #expect(sent == TerminalOutput.copy("a␛[2J\n�b� c").bytes)
  }

  @Test func `A title cannot end its sequence and begin another`() {
    let sent = String(decoding: TerminalOutput.title("a\u{7}b\u{1B}\\c\u{9C}").bytes, as: UTF8.self)
    #expect(sent.hasPrefix("\u{1B}]2;a"))
    #expect(sent.unicodeScalars.filter { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }.count == 2)
  }
}
