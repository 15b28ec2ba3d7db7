internal import StoaInput
internal import Testing

@Suite struct FuzzTests {
  /// Pieces that the decoder knows, most of them beginnings of sequences, so that random strings of them go deep.
  private static let pieces: [[UInt8]] =
    [
      "a", "é", "한", "e\u{301}", "👩‍👧", "\r", "\u{3}", "\u{7F}", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}[", "\u{1B}O",
      "\u{1B}]11;rgb:",
      "\u{1B}P>|", "\u{1B}_G", "\u{7}", "\u{1B}\\", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}[97;5u",
      "\u{1B}[<0;3;4M",
      "\u{1B}[M", "\u{1B}[[", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[?1;2c", "\u{1B}[?2026;2$y", "\u{18}", "1", ";", "$",
      ":",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82], [0xF0, 0x9F], [0x80]]

  /// Complete pieces only, a paste being one: what they mean does not hang on how they are cut into feeds.
  private static let wholePieces: [[UInt8]] =
    [
      "a", "G", "é", "한", "e\u{301}", "👩‍👧", "\r", "\u{3}", "\u{7F}", "\u{1B}x", "\u{1B}é", "\u{1B}[A", "\u{1B}OA",
      "\u{1B}[1;5C",
      "\u{1B}[3~", "\u{1B}[7$", "\u{1B}[97;5u", "\u{1B}[<0;3;4M", "\u{1B}[M !!", "\u{1B}[[A", "\u{1B}[I",
      "\u{1B}[200~q\r\u{1B}w\u{1B}[201~",
      "\u{1B}\u{1B}[A", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}]0;x\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?1;2c",
      "\u{1B}[99q",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82, 0x41]]

  @Test func `200,000 random bytes in random reads never trap, hold little and end in the ground state`() {
    var generator = SeededGenerator(seed: 1)
    var decoder = InputDecoder()
    var sent = 0
    while sent < 200_000 {
      let bytes = (0..<Int.random(in: 1...64, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let events = decoder.feed(bytes)
      sent += bytes.count
      // A sequence may hold one Esc over from the read before.
      #expect(events.count <= bytes.count + 1)
      #expect(decoder.heldByteCount <= InputDecoder.maximumPaste + 128)
      if Int.random(in: 0..<8, using: &generator) == 0 { _ = decoder.flush() }
    }
    _ = decoder.settle()
    #expect(!decoder.awaitsMore)
    #expect(decoder.heldByteCount == 0)
    #expect(decoder.feed(Array("j".utf8)) == [.key(.character("j"))])
  }

  @Test func `known pieces, mutated and cut at random, end in the ground state within the patience`() {
    for seed in UInt64(0)..<2_000 {
      var generator = SeededGenerator(seed: seed)
      var bytes = (0..<30).flatMap { _ in Self.pieces.randomElement(using: &generator) ?? [] }
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        }
      }
      var decoder = InputDecoder()
      for read in cut(bytes, using: &generator) { _ = decoder.feed(read) }
      let settled = decoder.settle()
      #expect(!decoder.awaitsMore && decoder.heldByteCount == 0, "seed \(seed)")
      #expect(settled.flushes <= InputDecoder.pastePatience)
      #expect(decoder.feed(Array("j".utf8)) == [.key(.character("j"))], "seed \(seed)")
    }
  }

  @Test func `the same bytes are the same events however they are cut into reads`() {
    for seed in UInt64(0)..<2_000 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<20).flatMap { _ in Self.wholePieces.randomElement(using: &generator) ?? [] }
      let whole = typed(events(bytes, flushing: true))
      #expect(typed(eventsByteByByte(bytes, flushing: true)) == whole, "seed \(seed)")
      var decoder = InputDecoder()
      let inReads = cut(bytes, using: &generator).flatMap { decoder.feed($0) }
      #expect(typed(inReads + decoder.flush()) == whole, "seed \(seed)")
    }
  }

  @Test func `random private sequences and strings never become events`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let bytes = Bool.random(using: &generator) ? privateSequence(&generator) : string(&generator)
      #expect(events(bytes) == [], "\(bytes)")
      #expect(eventsByteByByte(bytes) == [], "\(bytes)")
    }
  }

  private func privateSequence(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = [0x1B, UInt8(ascii: "[")]
    bytes.append([UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(ascii: "=")].randomElement(using: &generator) ?? 0)
    bytes += random(0...12, in: 0x30...0x3F, &generator)
    bytes += random(0...2, in: 0x20...0x2F, &generator)
    return bytes + random(1...1, in: 0x40...0x7E, &generator)
  }

  private func string(_ generator: inout SeededGenerator) -> [UInt8] {
    let start = Array("]PX^_".utf8).randomElement(using: &generator) ?? 0
    return [0x1B, start] + random(0...40, in: 0x20...0xFF, &generator) + [0x1B, UInt8(ascii: "\\")]
  }

  private func random(
    _ count: ClosedRange<Int>, in range: ClosedRange<UInt8>, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    (0..<Int.random(in: count, using: &generator)).map { _ in UInt8.random(in: range, using: &generator) }
  }

  private func cut(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [[UInt8]] {
    var reads: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...9, using: &generator))
      reads.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return reads
  }
}
