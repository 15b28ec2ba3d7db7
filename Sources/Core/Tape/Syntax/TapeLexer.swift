/// Cuts a tape into tokens, one at a time: what a word is depends on the command before it.
struct TapeLexer {
  let bytes: [UInt8]
  /// Behind the last token that was taken.
  private(set) var end = 0
  private(set) var line = 1
  private var ahead: TapeToken?
  /// From here on nothing closes a brace: found out once, or many open braces would each search the rest.
  private var lastBrace: Int?

  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    end = start
  }

  /// The next token, which stays.
  mutating func peek() -> TapeToken {
    if let ahead { return ahead }
    let token = scan()
    ahead = token
    return token
  }

  mutating func next() -> TapeToken {
    let token = peek()
    move(behind: token)
    return token
  }

  mutating func move(behind token: TapeToken) {
    end = token.end
    line = token.lastLine
    ahead = nil
  }

  func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func scan() -> TapeToken {
    var start = end
    var line = line
    while let byte = byte(at: start), byte.isBlank {
      if byte == UInt8(ascii: "\n") { line += 1 }
      start += 1
    }
    guard let first = byte(at: start) else {
      return TapeToken(kind: .end, start: start, end: start, line: line, lastLine: line)
    }
    var token = TapeToken(kind: .sign, start: start, end: start + 1, line: line, lastLine: line)
    switch first {
    case UInt8(ascii: "#"):
      token.kind = .comment
      token.end = run(from: start) { !$0.endsLine }
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): close(&token, as: .text, escaping: false)
    case UInt8(ascii: "/"): close(&token, as: .pattern, escaping: true)
    case UInt8(ascii: "{"): closeBrace(&token)
    case _ where first.isTapeSign: break
    case _ where first.isDigit, UInt8(ascii: ".") where byte(at: start + 1)?.isDigit == true:
      token.kind = .number
      token.end = run(from: start) { $0.isDigit || $0 == UInt8(ascii: ".") }
    case _ where first.isLetter, UInt8(ascii: "."):
      token.kind = .word
      token.end = run(from: start, while: \.isTapeWord)
    default:
      token.kind = .foreign
      token.end = run(from: start) { !$0.isBlank }
    }
    return token
  }

  func run(from start: Int, while belongs: (UInt8) -> Bool) -> Int {
    var place = start
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return place
  }

  private func close(_ token: inout TapeToken, as kind: TapeToken.Kind, escaping: Bool) {
    let quote = bytes[token.start]
    var place = token.start + 1
    while let byte = byte(at: place), byte != quote, !byte.endsLine {
      if escaping, byte == UInt8(ascii: "\\"), let escaped = self.byte(at: place + 1), !escaped.endsLine { place += 1 }
      place += 1
    }
    let closed = byte(at: place) == quote
    token.kind = closed ? kind : .unclosed
    token.end = closed ? place + 1 : place
  }

  /// VHS ends an object at the first closing brace, and so does not nest them.
  private mutating func closeBrace(_ token: inout TapeToken) {
    let last = lastBrace ?? bytes.lastIndex(of: UInt8(ascii: "}")) ?? -1
    lastBrace = last
    guard last > token.start else {
      token.kind = .unclosed
      token.end = run(from: token.start) { !$0.endsLine }
      return
    }
    token.kind = .json
    token.end = run(from: token.start) { $0 != UInt8(ascii: "}") } + 1
    token.lastLine += bytes[token.start..<token.end].count { $0 == UInt8(ascii: "\n") }
  }
}
