/// Cuts Swift source into tokens: comments are dropped, strings are one token, their interpolations are cut too.
///
/// It reads any bytes without failing; whether they are Swift is the compiler's to say.
package struct Tokenizer {
  let bytes: [UInt8]
  var position = 0
  var line = 1
  private(set) var tokens: [Token] = []

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes)
    tokenizer.cut(toClosingParenthesis: false)
    return tokenizer.tokens
  }

  /// Cuts to the end, or up to the parenthesis that closes an interpolation.
  mutating func cut(toClosingParenthesis nested: Bool) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Ascii.newline {
        line += 1
        position += 1
      } else if byte <= Ascii.space {
        position += 1
      } else if byte == Ascii.slash, peek(1) == Ascii.slash {
        skipLine()
      } else if byte == Ascii.slash, peek(1) == Ascii.star {
        skipBlockComment()
      } else if byte == Ascii.quote || (byte == Ascii.hash && startsRawLiteral()) {
        literal()
      } else if byte == Ascii.slash, startsRegex() {
        regex(hashes: 0)
      } else if byte == Ascii.backtick {
        quotedWord()
      } else if Ascii.isWord(byte) {
        word()
      } else {
        if byte == Ascii.open { depth += 1 }
        if byte == Ascii.close {
          depth -= 1
          if nested, depth < 0 { return }
        }
        symbol(byte)
      }
    }
  }

  func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func add(_ kind: Token.Kind, from start: Int, line: Int) {
    tokens.append(Token(kind: kind, range: start..<position, line: line))
  }

  /// The last token, which decides whether a slash divides or begins a regular expression.
  var last: Token? { tokens.last }

  private mutating func word() {
    let start = position
    let isNumber = Ascii.isDigit(bytes[start])
    while position < bytes.count, Ascii.isWord(bytes[position]) { position += 1 }
    add(isNumber ? .literal : .word, from: start, line: line)
  }

  private mutating func quotedWord() {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != Ascii.backtick, bytes[position] != Ascii.newline { position += 1 }
    add(.quotedWord, from: start, line: line)
    if peek(0) == Ascii.backtick { position += 1 }
  }

  private mutating func symbol(_ byte: UInt8) {
    let start = position
    let isArrow = byte == Ascii.minus && peek(1) == Ascii.greater
    position += isArrow ? 2 : 1
    add(isArrow ? .arrow : .symbol(byte), from: start, line: line)
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != Ascii.newline { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == Ascii.slash, peek(1) == Ascii.star {
        depth += 1
        position += 2
      } else if bytes[position] == Ascii.star, peek(1) == Ascii.slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == Ascii.newline { line += 1 }
        position += 1
      }
    }
  }
}
