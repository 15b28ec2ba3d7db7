internal import StoaInput

extension TapeParser {
  /// `Down@100ms 3`.
  mutating func press(_ key: Key, named name: String) throws(TapeMistake) {
    let pace = try pace(for: name)
    try emit(.press(KeyPress(key), pace: pace, count: try count()))
  }

  mutating func scroll(_ keyword: TapeKeyword) throws(TapeMistake) {
    let pace = try pace(for: keyword.rawValue)
    try emit(.scroll(keyword == .scrollUp ? .up : .down, pace: pace, count: try count()))
  }

  /// `Ctrl+Alt+Shift+X`: modifiers, then one key or several, each pressed with all of them held down.
  mutating func chord(_ first: Modifiers, named name: String) throws(TapeMistake) {
    var held = first
    var keys: [Key] = []
    var written = name
    while takes("+") {
      guard let token = lexer.key() else { throw expected("\(written)+ takes a key, such as \(written)+C") }
      if token.kind == .unclosed { throw unclosed(token) }
      if let modifier = modifier(token) {
        guard keys.isEmpty else {
          throw mistake("\(quoted(token)) comes before the keys that it is held for", at: token.start)
        }
        held.formUnion(modifier)
        written += "+" + lexer.source(token)
      } else {
        keys.append(try key(token, after: written))
      }
    }
    guard !keys.isEmpty else { throw expected("\(written) takes a key, such as \(written)+C") }
    for key in keys { try emit(.press(KeyPress(key, tape: held), pace: nil, count: 1)) }
  }

  private func modifier(_ token: TapeToken) -> Modifiers? {
    guard token.kind == .word else { return nil }
    switch lexer.source(token) {
    case "Ctrl": return .control
    case "Alt": return .alt
    case "Shift": return .shift
    default: return nil
    }
  }

  private func key(_ token: TapeToken, after written: String) throws(TapeMistake) -> Key {
    let text = lexer.content(token)
    if let key = Key.tapeNames[text], token.kind == .word { return key }
    guard text.count == 1, let character = text.first, !character.isNewline, character != "\0" else {
      throw mistake("\(written)+ takes one character or a key such as Enter, not \(quoted(token))", at: token.start)
    }
    return .character(character)
  }

  /// `Click 10,5`: a column and a row, from 0.
  mutating func click() throws(TapeMistake) {
    let what = "Click takes a column and a row, such as 10,5"
    let column = try cell(what)
    guard takes(",") else { throw expected(what) }
    try emit(.click(column: column, row: try cell(what)))
  }

  private mutating func cell(_ what: String) throws(TapeMistake) -> Int {
    guard lexer.peek().kind == .number else { throw expected(what) }
    return try whole(lexer.next(), within: 0...999, called: "a column or row")
  }

  /// `Resize 100x30`: columns and rows.
  mutating func resize() throws(TapeMistake) {
    let what = "Resize takes columns and rows, such as 100x30"
    let before = lexer
    guard let size = lexer.chunk(stopsAtComment: true) else { throw expected(what) }
    let digits = lexer.run(from: size.start, while: \.isDigit)
    guard digits > size.start, lexer.byte(at: digits) == UInt8(ascii: "x"), digits + 1 < size.end,
      lexer.run(from: digits + 1, while: \.isDigit) == size.end
    else {
      lexer = before
      throw expected(what)
    }
    var columns = size
    columns.end = digits
    var rows = size
    rows.start = digits + 1
    try emit(
      .resize(
        columns: try whole(columns, within: 1...1000, called: "the number of columns"),
        rows: try whole(rows, within: 1...1000, called: "the number of rows")))
  }
}
