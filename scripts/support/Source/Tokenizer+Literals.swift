extension Tokenizer {
  /// Whether hashes here are those of a raw string or an extended regular expression, and not of a directive.
  func startsRawLiteral() -> Bool {
    var distance = 0
    while peek(distance) == Ascii.hash { distance += 1 }
    return peek(distance) == Ascii.quote || peek(distance) == Ascii.slash
  }

  /// Whether a slash here begins a regular expression: nothing to divide stands before it, and it ends on its line.
  func startsRegex() -> Bool {
    guard peek(1) != Ascii.space, peek(1) != Ascii.newline, canBeginOperand else { return false }
    var index = position + 1
    while index < bytes.count, bytes[index] != Ascii.newline {
      if bytes[index] == Ascii.backslash { index += 1 } else if bytes[index] == Ascii.slash { return true }
      index += 1
    }
    return false
  }

  private var canBeginOperand: Bool {
    guard let last else { return true }
    if case .symbol(let byte) = last.kind { return !Ascii.closers.contains(byte) }
    return false
  }

  mutating func literal() {
    var hashes = 0
    while peek(hashes) == Ascii.hash { hashes += 1 }
    if peek(hashes) == Ascii.slash {
      regex(hashes: hashes)
    } else {
      string(hashes: hashes)
    }
  }

  mutating func regex(hashes: Int) {
    let start = position
    let startLine = line
    position += hashes + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Ascii.slash, hashesFollow(hashes) {
        position += 1 + hashes
        break
      }
      if byte == Ascii.newline {
        if hashes == 0 { break }
        line += 1
      }
      position += byte == Ascii.backslash ? 2 : 1
    }
    position = min(position, bytes.count)
    add(.literal, from: start, line: startLine)
  }

  private mutating func string(hashes: Int) {
    let start = position
    let startLine = line
    position += hashes
    let isBlock = peek(0) == Ascii.quote && peek(1) == Ascii.quote && peek(2) == Ascii.quote
    position += isBlock ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Ascii.quote, !isBlock || (peek(1) == Ascii.quote && peek(2) == Ascii.quote) {
        let length = isBlock ? 3 : 1
        if hashesFollow(hashes, after: length) {
          position += length + hashes
          break
        }
        position += 1
      } else if byte == Ascii.newline {
        if !isBlock { break }
        line += 1
        position += 1
      } else if byte == Ascii.backslash, hashesFollow(hashes) {
        position += 1 + hashes
        escape()
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    add(.literal, from: start, line: startLine)
  }

  /// What follows the backslash: an interpolation is source again, anything else is one byte to step over.
  private mutating func escape() {
    guard peek(0) == Ascii.open else {
      if peek(0) != Ascii.newline { position += 1 }
      return
    }
    position += 1
    cut(toClosingParenthesis: true)
    position += 1
  }

  private func hashesFollow(_ count: Int, after distance: Int = 1) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == Ascii.hash }
  }
}
