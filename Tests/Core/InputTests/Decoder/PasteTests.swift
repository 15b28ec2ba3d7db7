internal import StoaInput
internal import Testing

@Suite struct PasteTests {
  private let start = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func `a paste is one event, its line ends are newlines and its keys are none`() {
    #expect(events(start + "B\ro\r\nd\ny\tq\u{3}" + end) == [.paste("B\no\nd\ny\tq\u{3}")])
  }

  @Test func `a paste comes between the keys around it`() {
    #expect(events("a" + start + "b" + end + "c") == [.key(.character("a")), .paste("b"), .key(.character("c"))])
  }

  @Test func `the end marker may be cut anywhere`() {
    let bytes = Array((start + "text" + end).utf8)
    for cut in 1..<bytes.count {
      var decoder = InputDecoder()
      let first = decoder.feed(bytes[..<cut])
      #expect(decoder.awaitsMore)
      let held = decoder.flush()
      // The start marker's own Esc, left alone for the delay, is the key Esc.
      guard cut > 1 else { continue }
      #expect(first + held == [])
      #expect(decoder.feed(bytes[cut...]) == [.paste("text")])
      #expect(!decoder.awaitsMore)
    }
  }

  @Test func `an empty paste is an event`() {
    #expect(events(start + end) == [.paste("")])
  }

  @Test func `Esc, sequences and half end markers within a paste are text`() {
    let text = "a\u{1B}b\u{1B}[A\u{1B}[201\u{1B}[20\u{1B}\u{1B}[2~"
    #expect(events(start + text + end) == [.paste(text)])
    #expect(eventsByteByByte(Array((start + text + end).utf8)) == [.paste(text)])
  }

  @Test func `an end marker within a paste ends it not, where the real one comes in the same read`() {
    #expect(events(start + "a" + end + "q" + end + "j") == [.paste("aq"), .key(.character("j"))])
  }

  @Test func `two pastes in one read are two`() {
    #expect(
      events(start + "a" + end + "x" + start + "b" + end) == [.paste("a"), .key(.character("x")), .paste("b")])
  }

  @Test func `bad bytes become U+FFFD`() {
    let bytes = Array(start.utf8) + [0x41, 0xFF, 0xC3, 0x28] + Array(end.utf8)
    #expect(events(bytes) == [.paste("A\u{FFFD}\u{FFFD}(")])
  }

  @Test func `100 kB are kept whole`() {
    let text = String(repeating: "0123456789", count: 10_240)
    #expect(events(start + text + end) == [.paste(text)])
    let bytes = Array((start + text + end).utf8)
    var decoder = InputDecoder()
    var seen: [InputEvent] = []
    for chunk in stride(from: 0, to: bytes.count, by: 4_095) {
      seen += decoder.feed(bytes[chunk..<min(chunk + 4_095, bytes.count)])
    }
    #expect(seen == [.paste(text)])
  }

  @Test func `a paste beyond the limit is cut between characters, and the rest of it is dropped`() {
    let text = "x" + String(repeating: "한", count: InputDecoder.maximumPaste / 3 + 10)
    let kept = String(text.prefix(1 + (InputDecoder.maximumPaste - 1) / 3))
    #expect(events(start + text + end + "j") == [.paste(kept), .key(.character("j"))])
    #expect(kept.utf8.count <= InputDecoder.maximumPaste)
  }

  @Test func `a paste whose end never comes is delivered in the end`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "lost\u{1B}[20").utf8)) == [])
    let settled = decoder.settle()
    #expect(settled.events == [.paste("lost\u{1B}[20")])
    #expect(settled.flushes == InputDecoder.pastePatience)
    #expect(decoder.feed(Array("j".utf8)) == [.key(.character("j"))])
  }
}
