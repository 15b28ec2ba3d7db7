/// Puts scalars together from the bytes of UTF-8 above 0x7F.
///
/// What is no UTF-8 becomes U+FFFD, one for each maximal subpart. Source: the Unicode Standard, 3.9, table 3-7 and
/// "U+FFFD Substitution of Maximal Subparts", which is what the WHATWG's decoder does too.
struct UTF8Assembler: Sendable {
  enum Step: Equatable {
    /// More bytes are needed.
    case pending
    case scalar(Unicode.Scalar)
    /// The byte cannot stand here.
    case invalid
    /// What came before it is broken, and the byte is to be taken once more.
    case invalidThenAgain
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  var isPending: Bool { missing > 0 }

  mutating func reset() {
    self = UTF8Assembler()
  }

  /// Takes one byte from 0x80 up.
  mutating func take(_ byte: UInt8) -> Step {
    guard isPending else { return start(byte) }
    guard range.contains(byte) else {
      reset()
      return .invalidThenAgain
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    range = 0x80...0xBF
    guard missing == 0 else { return .pending }
    let scalar = Unicode.Scalar(value)
    reset()
    return scalar.map(Step.scalar) ?? .invalid
  }

  private mutating func start(_ byte: UInt8) -> Step {
    switch byte {
    case 0xC2...0xDF: expect(1, from: byte & 0x1F)
    case 0xE0: expect(2, from: 0, 0xA0...0xBF)
    case 0xED: expect(2, from: byte & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, from: byte & 0x0F)
    case 0xF0: expect(3, from: 0, 0x90...0xBF)
    case 0xF4: expect(3, from: byte & 0x07, 0x80...0x8F)
    case 0xF1...0xF3: expect(3, from: byte & 0x07)
    default: return .invalid
    }
    return .pending
  }

  private mutating func expect(_ count: Int, from bits: UInt8, _ next: ClosedRange<UInt8> = 0x80...0xBF) {
    value = UInt32(bits)
    missing = count
    range = next
  }
}
