/// Reads UTF-8 cluster by cluster.
///
/// Where two code points that stand alone meet, there is a boundary without asking further; only what lies between
/// such places becomes a String and is cut by the standard library (UAX #29). The bytes must be valid UTF-8 and
/// outlive the reader.
struct ClusterReader {
  enum Token {
    /// A code point that is a cluster by itself, shown as it is, in that many columns.
    case scalar(Unicode.Scalar, columns: Int)
    /// Any other cluster.
    case cluster(Character)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next code point begins that no token and no run has taken.
  private var offset = 0
  /// That code point; its trait is looked up once, though two tokens ask for it.
  private var ahead: (scalar: Unicode.Scalar, trait: ScalarTrait)
  private var run: String.Iterator?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    ahead = (" ", .narrow)
    ahead = look()
  }

  /// The next cluster; nil at the end.
  @inline(__always)
  mutating func next() -> Token? {
    if run == nil {
      guard offset < bytes.count else { return nil }
      let (scalar, trait) = ahead
      if trait.standsAlone {
        let start = offset
        advance()
        if ahead.trait.standsAlone { return .scalar(scalar, columns: trait.columns) }
        offset = start
        ahead = (scalar, trait)
      }
    }
    return nextOfRun()
  }

  private mutating func nextOfRun() -> Token? {
    if run == nil { startRun() }
    if let character = run?.next() { return .cluster(character) }
    run = nil
    return next()
  }

  /// Takes the code points up to the next sure boundary.
  private mutating func startRun() {
    let start = offset
    var stoodAlone = false
    while offset < bytes.count, !(stoodAlone && ahead.trait.standsAlone) {
      stoodAlone = ahead.trait.standsAlone
      advance()
    }
    run = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self).makeIterator()
  }

  @inline(__always)
  private mutating func advance() {
    offset += UTF8.width(ahead.scalar)
    ahead = look()
  }

  /// The code point at the offset; at the end, one that joins nothing.
  @inline(__always)
  private func look() -> (Unicode.Scalar, ScalarTrait) {
    guard offset < bytes.count else { return (" ", .narrow) }
    let scalar = decode(at: offset)
    return (scalar, WidthTable.trait(of: scalar))
  }

  @inline(__always)
  private func decode(at index: Int) -> Unicode.Scalar {
    let first = UInt32(bytes[index])
    let value: UInt32 =
      if first < 0x80 {
        first
      } else if first < 0xE0 {
        (first & 0x1F) << 6 | rest(index + 1)
      } else if first < 0xF0 {
        (first & 0x0F) << 12 | rest(index + 1) << 6 | rest(index + 2)
      } else {
        (first & 0x07) << 18 | rest(index + 1) << 12 | rest(index + 2) << 6 | rest(index + 3)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  @inline(__always)
  private func rest(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}

extension StringProtocol {
  /// Calls `body` with a reader over its UTF-8, copying the text only when it is not stored that way.
  @inline(__always)
  func withClusterReader<Result>(_ body: (inout ClusterReader) -> Result) -> Result {
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      var reader = ClusterReader(bytes)
      return body(&reader)
    }
    if let result { return result }
    var copy = String(self)
    return copy.withUTF8 { bytes in
      var reader = ClusterReader(bytes)
      return body(&reader)
    }
  }
}
