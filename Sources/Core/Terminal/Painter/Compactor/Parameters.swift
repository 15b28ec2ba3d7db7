/// The numbers of a control sequence, divided by `;`. One that is left out is 0, and 65,535 stands for any that is larger
/// or has parts of its own (`4:3`).
struct Parameters: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private var isOver = false

  /// - Parameter range: Where the whole sequence stands, from ESC to its final byte.
  init(of bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound + 2
    end = range.upperBound - 1
  }

  mutating func next() -> Int? {
    guard !isOver else { return nil }
    var number = 0
    while position < end, bytes[position] != UInt8(ascii: ";") {
      let isDigit = bytes[position] != UInt8(ascii: ":")
      number = isDigit ? Swift.min(number * 10 + Int(bytes[position]) - 0x30, 0xFFFF) : 0xFFFF
      position += 1
    }
    isOver = position >= end
    position += 1
    return number
  }
}
