extension TapeParser {
  func mistake(_ message: String, at offset: Int) -> TapeMistake { TapeMistake(offset: offset, message: message) }

  /// That something else should stand next. It is said where something does stand on this line, else of the command.
  mutating func expected(_ what: String) -> TapeMistake {
    let token = lexer.peek()
    guard token.line == lexer.line, token.kind != .end, token.kind != .comment else { return mistake(what, at: start) }
    if token.kind == .unclosed { return unclosed(token) }
    return mistake("\(what), not \(quoted(token))", at: token.start)
  }

  func unclosed(_ token: TapeToken) -> TapeMistake {
    switch lexer.bytes[token.start] {
    case UInt8(ascii: "{"): mistake("no } closes the { that stands here", at: token.start)
    case UInt8(ascii: "/"): mistake("the pattern that begins here has no closing / on its line", at: token.start)
    case let quote:
      mistake(
        "the text that begins here has no closing \(Character(Unicode.Scalar(quote))) on its line", at: token.start)
    }
  }

  /// How a message calls a token.
  func quoted(_ token: TapeToken) -> String { lexer.source(token).shown() }

  /// Whether it can be a text: quoted, or a bareword on this line that begins no command.
  func isText(_ token: TapeToken) -> Bool {
    token.kind == .text || (token.kind == .word && token.line == lexer.line && !isCommand(token))
  }

  mutating func text(for what: String) throws(TapeMistake) -> String {
    guard isText(lexer.peek()) else { throw expected(what) }
    return lexer.content(lexer.next())
  }

  /// A pattern between slashes.
  mutating func pattern(for command: String) throws(TapeMistake) -> TapePattern {
    guard lexer.peek().kind == .pattern else {
      throw expected("\(command) takes a pattern between slashes, such as /people/")
    }
    return try pattern(lexer.next())
  }

  func pattern(_ token: TapeToken) throws(TapeMistake) -> TapePattern {
    let source = lexer.content(token)
    guard !source.isEmpty else {
      throw mistake("an empty pattern matches everything; write between the slashes what must be seen", at: token.start)
    }
    do {
      return try TapePattern(parsing: source)
    } catch {
      throw mistake(error.message, at: token.start + 1 + error.offset)
    }
  }

  /// `@500ms`, if it stands there.
  mutating func pace(for command: String) throws(TapeMistake) -> Duration? {
    guard takes("@") else { return nil }
    return try time(for: "\(command)@")
  }

  mutating func takes(_ sign: Character) -> Bool {
    let token = lexer.peek()
    guard token.kind == .sign, sign.asciiValue == lexer.bytes[token.start] else { return false }
    _ = lexer.next()
    return true
  }

  /// How often; once when no number stands there.
  mutating func count() throws(TapeMistake) -> Int {
    guard lexer.peek().kind == .number else { return 1 }
    return try whole(lexer.next(), within: 1...100_000, called: "a count")
  }

  func whole(_ token: TapeToken, within range: ClosedRange<Int>, called name: String) throws(TapeMistake) -> Int {
    guard let number = Int(lexer.content(token)), range.contains(number) else {
      throw mistake(
        "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), not \(quoted(token))",
        at: token.start)
    }
    return number
  }
}
