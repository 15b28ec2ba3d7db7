extension TapeLexer {
  /// What stands next on this line, up to a blank: an address, a size. A quoted text comes with its quotes; nil at the
  /// end of the line and before a comment.
  ///
  /// - Parameter stopsAtComment: whether a `#` in the middle ends it, too, as it does in a path.
  mutating func chunk(stopsAtComment: Bool = false) -> TapeToken? {
    guard let start = startOnLine() else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return next()
    default: break
    }
    let end = run(from: start) { !$0.isBlank && !(stopsAtComment && $0 == UInt8(ascii: "#")) }
    return taken(.word, from: start, to: end)
  }

  /// A key behind a `+`: a word, a quoted character, or one character of any kind.
  mutating func key() -> TapeToken? {
    guard let start = startOnLine() else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): return next()
    case UInt8(ascii: "+"): return nil
    case let first where first.isTapeWord || !first.isASCII:
      return taken(.word, from: start, to: run(from: start) { $0.isTapeWord || !$0.isASCII })
    default: return taken(.word, from: start, to: run(from: start + 1) { !$0.isASCII })
    }
  }

  private func startOnLine() -> Int? {
    let start = run(from: end) { $0.isBlank && !$0.endsLine }
    guard let first = byte(at: start), !first.endsLine, first != UInt8(ascii: "#") else { return nil }
    return start
  }

  private mutating func taken(_ kind: TapeToken.Kind, from start: Int, to end: Int) -> TapeToken {
    let token = TapeToken(kind: kind, start: start, end: end, line: line, lastLine: line)
    move(behind: token)
    return token
  }

  func source(_ token: TapeToken) -> String { source(token.start..<token.end) }

  func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Without the quotes of a text and the slashes of a pattern.
  func content(_ token: TapeToken) -> String {
    switch token.kind {
    case .text, .pattern: source(token.start + 1..<token.end - 1)
    default: source(token)
    }
  }
}
