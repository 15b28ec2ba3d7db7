/// What comes right behind the end marker of a paste, until it is known whether it was pasted, too.
struct PasteTail: Sendable {
  enum Verdict {
    /// Neither marker has come.
    case open
    /// One more end marker: all of it was pasted.
    case pasted
    /// Another paste begins: all of it was typed.
    case typed
  }

  private var bytes: [UInt8] = []
  /// How many bytes of a marker have come; the two differ in the fifth.
  private var matched = 0
  private var isEnd = false

  var byteCount: Int { bytes.count + matched }

  /// Takes a byte, and keeps it while there is room; a marker is not kept.
  mutating func take(_ byte: UInt8, room: Int) -> Verdict {
    let fork = PasteCollector.start.count - 2
    switch matched {
    case fork where byte == PasteCollector.start[fork] || byte == PasteCollector.end[fork]:
      isEnd = byte == PasteCollector.end[fork]
      matched += 1
    case fork + 1 where byte == PasteCollector.end[fork + 1]:
      matched = 0
      return isEnd ? .pasted : .typed
    case ..<fork where byte == PasteCollector.start[matched]:
      matched += 1
    default:
      let passed = marker.prefix(matched)
      matched = byte == PasteCollector.start[0] ? 1 : 0
      for byte in passed + (matched == 0 ? [byte] : []) where bytes.count < room { bytes.append(byte) }
    }
    return .open
  }

  /// The bytes so far; the tail is empty afterwards.
  mutating func finish() -> [UInt8] {
    defer { self = PasteTail() }
    return bytes + marker.prefix(matched)
  }

  private var marker: [UInt8] { isEnd ? PasteCollector.end : PasteCollector.start }
}
