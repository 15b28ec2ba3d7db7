internal import StoaInput
internal import Testing

@Suite struct PasteTests {
  private let start = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func `a paste is one event, its line ends are newlines and its keys are none`() {
    #expect(events(start + "B\ro\r\nd\ny\tq\u{3}" + end) == [.paste("B\no\nd\ny\tq\u{3}")])
  }

  @Test func `a paste comes between the keys around it`() {
    #expect(
      events("a" + start + "b" + end + "c", flushing: true) == [
        .key(.character("a")), .paste("b"), .key(.character("c")),
      ])
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
      #expect(decoder.feed(bytes[cut...]) + decoder.flush() == [.paste("text")])
      #expect(!decoder.awaitsMore)
    }
  }

  @Test func `an empty paste is an event`() {
    #expect(events(start + end) == [.paste("")])
  }

  @Test func `Esc, sequences and half end markers within a paste are text`() {
    let text = "a\u{1B}b\u{1B}[A\u{1B}[201\u{1B}[20\u{1B}\u{1B}[2~"
    #expect(events(start + text + end) == [.paste(text)])
    #expect(eventsByteByByte(Array((start + text + end).utf8), flushing: true) == [.paste(text)])
  }

  @Test func `an end marker within a paste ends it not, wherever the reads are cut`() {
    let bytes = Array((start + "a" + end + "q\r:" + end + "Q" + end + "j").utf8)
    let wanted: [InputEvent] = [.paste("aq\n:Q"), .key(.character("j"))]
    #expect(events(bytes, flushing: true) == wanted)
    #expect(eventsByteByByte(bytes, flushing: true) == wanted)
    // A terminal that hands over a whole short paste just there, and later the rest of it, cannot be told from one
    // where something was typed.
    let whole = (start + "a" + end).utf8.count
    for cut in 2..<bytes.count where cut != whole {
      var decoder = InputDecoder()
      let seen = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
      #expect(seen + decoder.flush() == wanted, "cut at \(cut)")
    }
  }

  @Test func `what is typed behind a paste is typed, once the delay has passed or another paste begins`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "a" + end + "x\u{1B}[A\u{1B}[20").utf8)) == [])
    #expect(decoder.feed(Array("1z\u{1B}[Bé".utf8)) == [])
    #expect(
      decoder.flush() == [
        .paste("a"), .key(.character("x")), .key(.up), .key(.down), .key(.character("é")),
      ])
    #expect(decoder.heldByteCount == 0)
    #expect(
      events(start + "a" + end + "x" + start + "b" + end + "y", flushing: true) == [
        .paste("a"), .key(.character("x")), .paste("b"), .key(.character("y")),
      ])
  }

  @Test func `an Esc behind a paste is the key, one delay later`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "a" + end + "\u{1B}").utf8)) == [])
    #expect(decoder.flush() == [.paste("a")])
    #expect(decoder.flush() == [.key(.escape)])
  }

  @Test func `a short paste that comes whole needs no delay`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "a" + end).utf8)) == [.paste("a")])
    #expect(!decoder.awaitsMore)
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
    #expect(events(start + text + end, flushing: true) == [.paste(text)])
    let bytes = Array((start + text + end).utf8)
    var decoder = InputDecoder()
    var seen: [InputEvent] = []
    for chunk in stride(from: 0, to: bytes.count, by: 4_095) {
      seen += decoder.feed(bytes[chunk..<min(chunk + 4_095, bytes.count)])
    }
    #expect(seen + decoder.flush() == [.paste(text)])
  }

  @Test func `a paste beyond the limit is cut between characters, and the rest of it is dropped`() {
    let text = "x" + String(repeating: "한", count: InputDecoder.maximumPaste / 3 + 10)
    let kept = String(text.prefix(1 + (InputDecoder.maximumPaste - 1) / 3))
    #expect(events(start + text + end + "j", flushing: true) == [.paste(kept), .key(.character("j"))])
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

  @Test func aLoneInterruptEndsAPasteWhoseEndDoesNotCome() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "abc").utf8)) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed([0x03]) == [.paste("abc"), .key(.control("c"))])
    #expect(decoder.feed([UInt8(ascii: "j")]) == [.key(.character("j"))])
  }

  @Test func anInterruptAmongWhatIsPastedEndsNothing() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "abc").utf8)) == [])
    #expect(decoder.feed([0x03]) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.feed(Array("\u{3}d\(end)".utf8)) + decoder.flush() == [.paste("abc\u{3}\u{3}d")])
  }

  @Test func keysDoNotProlongAPasteWhoseEndDoesNotCome() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "abc").utf8)) == [])
    var seen: [InputEvent] = []
    for _ in 0..<InputDecoder.pastePatience {
      seen += decoder.feed([UInt8(ascii: "j")])
      seen += decoder.flush()
    }
    #expect(seen == [.paste("abc" + String(repeating: "j", count: InputDecoder.pastePatience))])
    #expect(!decoder.awaitsMore)
  }

  @Test func whatIsPastedSlowlyButInPiecesGoesOn() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array(start.utf8)) == [])
    for _ in 0..<3 {
      for _ in 1..<InputDecoder.pastePatience { #expect(decoder.flush() == []) }
      #expect(decoder.feed(Array("nine more".utf8)) == [])
    }
    #expect(decoder.feed(Array(end.utf8)) + decoder.flush() == [.paste("nine morenine morenine more")])
  }
}
