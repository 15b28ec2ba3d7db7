internal import StoaInput
internal import Testing

@Suite struct EscapeTests {
  @Test func `Esc alone is held and becomes a key with the first flush`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.awaitsMore)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.awaitsMore)
    #expect(decoder.flush() == [])
  }

  @Test func `two Esc are two keys`() {
    #expect(events("\u{1B}\u{1B}", flushing: true) == [.key(.escape), .key(.escape)])
    #expect(events("\u{1B}\u{1B}\u{1B}", flushing: true) == [.key(.escape), .key(.escape), .key(.escape)])
  }

  @Test func `Esc and a character is Alt, in one feed or within the delay`() {
    #expect(events("\u{1B}x") == [.key(.alt("x"))])
    #expect(eventsByteByByte([0x1B, 0x78]) == [.key(.alt("x"))])
    #expect(events("\u{1B}é") == [.key(.alt("é"))])
    #expect(events("\u{1B} ") == [.key(.alt(" "))])
    #expect(events("\u{1B}#") == [.key(.alt("#"))])
    #expect(events("\u{1B}7") == [.key(.alt("7"))])
  }

  @Test func `Esc and a control key is Alt with that key`() {
    #expect(events("\u{1B}\r") == [.key(KeyPress(.enter, .alt))])
    #expect(events("\u{1B}\u{7F}") == [.key(KeyPress(.backspace, .alt))])
    #expect(events("\u{1B}\u{4}") == [.key(KeyPress(.character("d"), [.alt, .control]))])
  }

  @Test func `a character after a flushed Esc is itself`() {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B])
    _ = decoder.flush()
    #expect(decoder.feed(Array("x".utf8)) == [.key(.character("x"))])
  }

  @Test func `Alt does not stick to what follows`() {
    #expect(events("\u{1B}xy") == [.key(.alt("x")), .key(.character("y"))])
    #expect(events("\u{1B}éy") == [.key(.alt("é")), .key(.character("y"))])
  }

  @Test func `two Esc and a character are Esc and Alt`() {
    #expect(events("\u{1B}\u{1B}x") == [.key(.escape), .key(.alt("x"))])
  }

  @Test func `two Esc before a function key's sequence is rxvt's Alt`() {
    #expect(events("\u{1B}\u{1B}[A") == [.key(KeyPress(.up, .alt))])
    #expect(events("\u{1B}\u{1B}OP") == [.key(KeyPress(.function(1), .alt))])
    #expect(events("\u{1B}\u{1B}[3~x") == [.key(KeyPress(.delete, .alt)), .key(.character("x"))])
  }

  @Test func `a sequence cut off by Esc gives way to the next one`() {
    #expect(events("\u{1B}[1;5\u{1B}[A") == [.key(.up)])
    #expect(events("\u{1B}O\u{1B}[B") == [.key(.down)])
  }

  @Test func `a control key within a sequence is a key, and the sequence goes on`() {
    #expect(events("\u{1B}[1;\u{3}5A") == [.key(.control("c")), .key(KeyPress(.up, .control))])
  }

  @Test func `an unfinished sequence outlives the delay, then is dropped, so that it cannot freeze the keys`() {
    for start in ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;", "\u{1B}P", "\u{1B}_G", "\u{1B}[M!", "\u{1B}[["] {
      var decoder = InputDecoder()
      #expect(decoder.feed(Array(start.utf8)) == [])
      let settled = decoder.settle()
      #expect(settled.events == [])
      #expect(settled.flushes == InputDecoder.patience)
      #expect(decoder.feed(Array("j".utf8)) == [.key(.character("j"))])
    }
  }
}
