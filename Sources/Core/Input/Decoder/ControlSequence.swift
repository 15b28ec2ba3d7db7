/// The body of a CSI or SS3 sequence while it arrives: parameters and intermediates, at most `capacity` bytes.
struct ControlSequence: Sendable {
  /// Longer bodies are swallowed whole: the longest that we know (kitty's, with text) stay far below.
  static let capacity = 64

  private(set) var body: [UInt8] = []
  private(set) var isOverlong = false

  mutating func reset() {
    body.removeAll(keepingCapacity: true)
    isOverlong = false
  }

  mutating func append(_ byte: UInt8) {
    guard body.count < Self.capacity else {
      isOverlong = true
      return
    }
    body.append(byte)
  }

  var isEmpty: Bool { body.isEmpty && !isOverlong }

  /// Whether the body is one plain number: rxvt's shifted keys end in `$` then, which is no final byte elsewhere.
  var isOneNumber: Bool {
    !body.isEmpty && !isOverlong && body.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The body taken apart, or nil where it is no well-formed one.
  var parameters: SequenceParameters? {
    isOverlong ? nil : SequenceParameters(body)
  }
}
