extension TapeParser {
  /// The most bytes that one command sends.
  private static let mostBytes = 4096

  /// `Bytes 1b5b49`: two hexadecimal digits for each byte, as `stoa tapes keys` prints them.
  mutating func bytes() throws(TapeMistake) {
    let what = "Bytes takes pairs of hexadecimal digits, such as 1b5b49"
    let before = lexer
    guard let token = lexer.chunk(stopsAtComment: true) else { throw expected(what) }
    guard let bytes = Self.bytes(lexer.source(token).utf8) else {
      lexer = before
      throw expected(what)
    }
    guard bytes.count <= Self.mostBytes else {
      throw mistake("Bytes sends at most \(Self.mostBytes) bytes, not \(bytes.count)", at: token.start)
    }
    try emit(.bytes(bytes))
  }

  /// nil where it is not a pair of digits for each of them.
  private static func bytes(_ digits: String.UTF8View) -> [UInt8]? {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}
