extension TapeParser {
  /// The commands whose argument is a text, a path or an address.
  mutating func textual(_ keyword: TapeKeyword) throws(TapeMistake) {
    switch keyword {
    case .type:
      let pace = try pace(for: "Type")
      try emit(.type(try texts(for: "Type"), pace: pace))
    case .copy: try emit(.copy(try texts(for: "Copy")))
    case .subtitle: try emit(.subtitle(try texts(for: "Subtitle")))
    case .require: try emit(.require(try text(for: "Require takes the name of a program, such as 'git'")))
    case .environment: try environment()
    case .output: try output()
    case .screenshot: try screenshot()
    case .source: try source()
    default: try link()
    }
  }

  /// One text or several, with a space between them.
  private mutating func texts(for command: String) throws(TapeMistake) -> String {
    var text = try text(for: "\(command) takes a text in quotes, such as \"hello\"")
    while isText(lexer.peek()) { text += " " + lexer.content(lexer.next()) }
    if lexer.peek().kind == .unclosed { throw unclosed(lexer.next()) }
    return text
  }

  private mutating func environment() throws(TapeMistake) {
    guard let name = lexer.chunk(), name.kind != .unclosed else {
      throw expected("Env takes a name and a value, such as Env LANG \"C\"")
    }
    let text = lexer.content(name)
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }),
      text.utf8.first?.isDigit == false
    else { throw mistake("\(quoted(name)) is no name of a variable; it has letters, digits and _", at: name.start) }
    try emit(.environment(name: text, value: try self.text(for: "Env \(text) takes a value in quotes")))
  }

  private mutating func output() throws(TapeMistake) {
    let (path, place) = try path(for: "Output takes a path, such as walk.txt")
    guard path.hasSuffix("/") || path.fileExtension != nil else {
      throw mistake("the path has no extension such as .txt; a folder ends in /", at: place)
    }
    try emit(.output(path))
  }

  private mutating func screenshot() throws(TapeMistake) {
    let (path, place) = try path(for: "Screenshot takes a path, such as people.txt")
    guard let kind = path.fileExtension, ["txt", "ascii", "png"].contains(kind) else {
      throw mistake("the path of a screenshot ends in .txt, .ascii or .png", at: place)
    }
    try emit(.screenshot(path))
  }

  private mutating func source() throws(TapeMistake) {
    let (path, place) = try path(for: "Source takes the path of a tape, such as setup.tape")
    guard path.fileExtension == "tape" else {
      throw mistake("a tape takes in tapes only, whose names end in .tape", at: place)
    }
    try append(.source(path, at: position(of: start)))
  }

  private mutating func link() throws(TapeMistake) {
    try emit(.link(try path(for: "Link takes an address, such as people/3", stopsAtComment: false).text))
  }

  /// A path or an address, quoted or not; where it begins.
  private mutating func path(
    for what: String, stopsAtComment: Bool = true
  ) throws(TapeMistake) -> (text: String, place: Int) {
    let before = lexer
    guard let token = lexer.chunk(stopsAtComment: stopsAtComment) ?? textOnNextLine() else { throw expected(what) }
    if token.kind == .unclosed { throw unclosed(token) }
    // A command's name is no path: the path is missing, and the command stays.
    if isCommand(token) {
      lexer = before
      throw expected(what)
    }
    let text = lexer.content(token)
    guard !text.isEmpty else { throw mistake("\(what), not an empty text", at: token.start) }
    return (text, token.start)
  }

  private mutating func textOnNextLine() -> TapeToken? {
    lexer.peek().kind == .text ? lexer.next() : nil
  }
}

extension String {
  /// Behind the last dot of the last part of a path.
  fileprivate var fileExtension: String? {
    let name = self[(lastIndex(of: "/") ?? startIndex)...]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return String(name[name.index(after: dot)...])
  }
}
