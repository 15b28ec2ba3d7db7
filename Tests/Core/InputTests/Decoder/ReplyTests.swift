internal import StoaInput
internal import Testing

@Suite struct ReplyTests {
  static let replies = [
    "\u{1B}[?1;2c", "\u{1B}[?62;22;52c", "\u{1B}[>41;354;0c", "\u{1B}[>0;276;0c", "\u{1B}[=1c",
    "\u{1B}[0n", "\u{1B}[24;80R", "\u{1B}[1;5R", "\u{1B}[?24;80;1R",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]10;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{7}",
    "\u{1B}]52;c;aGVsbG8=\u{7}", "\u{1B}]l한 window\u{1B}\\",
    "\u{1B}[?2026;2$y", "\u{1B}[4;1$y", "\u{1B}[?u", "\u{1B}[?0u", "\u{1B}[8;24;80t", "\u{1B}[?997;1n",
    "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P1+r436f=323536\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xq\u{1B}\\", "\u{1B}\\",
  ]
  static let unknown = [
    "\u{1B}[E", "\u{1B}[G", "\u{1B}[j", "\u{1B}[q", "\u{1B}[99;99;99q", "\u{1B}[1;2;3;4A", "\u{1B}[?1A", "\u{1B}[ q",
    "\u{1B}[1 q", "\u{1B}[!p", "\u{1B}[1;1$2y", "\u{1B}[1?A", "\u{1B}[:A", "\u{1B}[3:1~", "\u{1B}Oz", "\u{1B}O{",
    "\u{1B}[[q",
    "\u{1B}[200;1~", "\u{1B}[201~", "\u{1B}[5;5;5~", "\u{1B}[q\u{1B}[q",
  ]

  @Test(arguments: replies + unknown)
  func `a reply or an unknown sequence does nothing at all, however it is cut`(sequence: String) {
    let bytes = Array(sequence.utf8)
    let after: [InputEvent] = [.key(.character("j"))]
    #expect(events(bytes + Array("j".utf8)) == after)
    #expect(eventsByteByByte(bytes + Array("j".utf8)) == after)
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      let first = decoder.feed(bytes[..<cut])
      let second = decoder.feed(bytes[cut...])
      #expect(first + second == [])
      #expect(!decoder.awaitsMore)
    }
  }

  @Test(arguments: replies.filter { $0.utf8.count > 2 })
  func `a reply cut by a slow line anywhere behind its Esc does nothing`(reply: String) {
    let bytes = Array(reply.utf8)
    for cut in 2..<bytes.count {
      var decoder = InputDecoder()
      var seen = decoder.feed(bytes[..<cut])
      seen += decoder.flush()
      seen += decoder.flush()
      seen += decoder.feed(bytes[cut...])
      #expect(seen == [], "cut at \(cut)")
    }
  }

  @Test(arguments: [
    "[?1;2c", "[>41;354;0c", "[=1c", "[?2026;2$y", "[?0u", "[<0;3;4M", "]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
    "]4;1;rgb:cdcd/0000/0000\u{7}", "P>|XTerm(379)\u{1B}\\", "P1$r0m\u{1B}\\", "P1+r436f=323536\u{1B}\\",
    "P!|00000000\u{1B}\\",
  ])
  func `a reply cut right after its Esc costs that Esc, and no more`(rest: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.flush() == [.key(.escape)])
    let keys = decoder.feed(rest.utf8).filter { if case .key = $0 { true } else { false } }
    #expect(keys == [])
    #expect(decoder.feed(Array("j".utf8)) == [.key(.character("j"))])
  }

  @Test func `what is typed after Esc is itself, also when it looks a little like a reply`() {
    for text in ["[", "[A", "[12", "]1", "]12", "P1", "Px?", "[x?1", "jj["] {
      var decoder = InputDecoder()
      _ = decoder.feed([0x1B])
      _ = decoder.flush()
      #expect(typed(decoder.feed(Array(text.utf8))) == [text])
    }
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B])
    _ = decoder.flush()
    _ = decoder.feed(Array("x".utf8))
    #expect(typed(decoder.feed(Array("[?1c".utf8))) == ["[?1c"])
  }

  @Test func `an endless control sequence is swallowed up to its final byte`() {
    let digits = String(repeating: "1;", count: 100_000)
    #expect(events("\u{1B}[" + digits + "Aj") == [.key(.character("j"))])
  }

  @Test func `an endless string is swallowed up to its terminator`() {
    let text = String(repeating: "quit", count: 100_000)
    #expect(events("\u{1B}]0;" + text + "\u{7}j") == [.key(.character("j"))])
    #expect(events("\u{1B}P" + text + "\u{7}" + text + "\u{1B}\\j") == [.key(.character("j"))])
  }

  @Test func `a sequence begun within a string ends it`() {
    #expect(events("\u{1B}]11;rgb\u{1B}[Aj") == [.key(.up), .key(.character("j"))])
  }

  @Test func `CAN ends a sequence or a string at once`() {
    #expect(events("\u{1B}[1;5\u{18}j") == [.key(.character("j"))])
    #expect(events("\u{1B}]0;title\u{18}j") == [.key(.character("j"))])
  }
}
