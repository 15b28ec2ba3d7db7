/// Searching and reading a link's bytes where they lie, without a copy.
extension Span<UInt8> {
  /// The first place of that byte.
  @inline(__always)
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    for index in range where self[index] == byte { return index }
    return nil
  }

  /// How often that byte stands there.
  @inline(__always)
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index] == byte { count += 1 }
    return count
  }

  /// The bytes as text, as they are.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
