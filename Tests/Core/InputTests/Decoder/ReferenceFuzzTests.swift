internal import StoaInput
internal import Testing

/// No key is invented: whatever the bytes are, the decoder gives what an independent reading of the same grammar finds
/// in them. Each piece means the same alone as among the others; text is the text that the standard library decodes;
/// what is neither text nor a known form of a key, a mouse report, a focus report or a paste gives nothing at all.
@Suite struct ReferenceFuzzTests {
  #if DEBUG
    private static let total = 200_000
  #else
    private static let total = 10_000_000
  #endif
  private static let batch = 4_096

  /// What leads deep into the grammar.
  private static let pieces: [[UInt8]] =
    [
      "a", "G", "é", "한", "e\u{301}", "👩‍👧", "\r", "\u{3}", "\u{7F}", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}[", "\u{1B}O",
      "\u{1B}]11;rgb:", "\u{1B}P>|", "\u{1B}_G", "\u{1B}X", "\u{1B}^", "\u{7}", "\u{1B}\\", "\u{1B}[A", "\u{1B}[1;5C",
      "\u{1B}[3~", "\u{1B}[7$", "\u{1B}[97;5u", "\u{1B}[<0;3;4M", "\u{1B}[M", "\u{1B}[M !!", "\u{1B}[[", "\u{1B}[200~",
      "\u{1B}[201~", "\u{1B}[?1;2c", "\u{1B}[?2026;2$y", "\u{1B}[I", "\u{1B}[32;3;4M", "\u{18}", "\u{1A}", "1", ";",
      "$", ":", "~", "<", "M", "u", "O", "[", "\\", "2", "0",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82], [0xF0, 0x9F], [0x80], [0xC2, 0x9B], [0x00]]

  @Test func `fuzzed bytes give what stands in them and nothing else, in bounded memory, however they are cut`() {
    var generator = SeededGenerator(seed: 2026)
    var faults: [String] = []
    for number in 0..<Self.total / Self.batch + 1 where faults.count < 5 {
      let bytes = Self.bytes(number, &generator)
      let (wanted, fault) = Self.read(bytes)
      if let fault { faults.append("batch \(number): \(fault)") }
      var decoder = InputDecoder()
      var found: [UInt64] = []
      for read in number.isMultiple(of: 4) ? Self.cut(bytes, &generator) : [bytes[...]] {
        Self.note(decoder.feed(read), in: &found)
        if decoder.heldByteCount > Self.batch + 128 { faults.append("batch \(number): \(decoder.heldByteCount) held") }
      }
      Self.note(decoder.settle().events, in: &found)
      if found != wanted { faults.append("batch \(number): other events than the pieces alone give") }
      if decoder.awaitsMore || decoder.heldByteCount > 0 { faults.append("batch \(number): something is still held") }
    }
    #expect(faults == [])
  }

  /// What the pieces give one by one, and what one of them gave that it must not.
  private static func read(_ bytes: [UInt8]) -> (events: [UInt64], fault: String?) {
    var reading = ReferenceReading(bytes)
    var all: [UInt64] = []
    var fault: String?
    while let piece = reading.next() {
      var decoder = InputDecoder()
      let events = decoder.feed(bytes[piece.range]) + decoder.settle().events
      let start = all.count
      note(events, in: &all)
      let isRight =
        switch piece.kind {
        case .text:
          all[start...].elementsEqual(
            String(decoding: bytes[piece.range], as: UTF8.self).unicodeScalars
              .filter { !(0x80..<0xA0).contains($0.value) }.map { UInt64($0.value) })
        case .keys: events.count <= piece.range.count && !events.contains(where: isNoKey)
        case .sequence: events.count <= piece.controls + 1
        case .nothing: events.count == piece.controls
        case .paste: events.count == piece.controls + 1 && events.count(where: isNoKey) == 1
        }
      if !isRight { fault = "\(piece.kind) \(bytes[piece.range].prefix(80)) gave \(events.prefix(8))" }
    }
    return (all, fault)
  }

  /// Characters by their scalars, since it hangs on the reads which of them are one key; all else by its hash.
  private static func note(_ events: [InputEvent], in log: inout [UInt64]) {
    for event in events {
      if case .key(let press) = event, case .character(let character) = press.key, press.modifiers.isEmpty {
        for scalar in character.unicodeScalars { log.append(UInt64(scalar.value)) }
      } else {
        log.append(UInt64(bitPattern: Int64(event.hashValue)) | 1 << 63)
      }
    }
  }

  private static func isNoKey(_ event: InputEvent) -> Bool {
    if case .key = event { false } else { true }
  }

  /// Random bytes, pieces, or pieces with some bytes changed, by turns.
  private static func bytes(_ number: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(batch + 16)
    if number % 3 == 0 {
      while bytes.count < batch { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      return bytes
    }
    while bytes.count < batch { bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
    for _ in 0..<(number % 3 == 1 ? 0 : batch / 20) {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    return bytes
  }

  /// Reads so short that none holds both the end of a start marker and an end marker.
  private static func cut(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [ArraySlice<UInt8>] {
    var reads: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      reads.append(rest.prefix(Int.random(in: 1...6, using: &generator)))
      rest = rest.dropFirst(reads[reads.count - 1].count)
    }
    return reads
  }
}
