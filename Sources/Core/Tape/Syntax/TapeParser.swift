/// Makes commands of the text of a tape.
///
/// A tape has no lines to VHS: a command ends where its arguments do. Two rules keep one mistake from hiding another:
/// a bareword is an argument only on the line of its command, and after a mistake the rest of the line is passed over
/// up to the next command.
public struct TapeParser {
  /// The most commands, `Source` files included.
  package static let mostSteps = 100_000

  /// The most mistakes that are told; what has more is no tape.
  static let mostErrors = 10_000

  let name: String
  var lexer: TapeLexer
  var ruler: TapeRuler
  /// Where the command that is being read begins.
  var start = 0
  private(set) var items: [TapeItem] = []
  private(set) var errors: [TapeError] = []
  /// The last line with a mistake.
  private var faultyLine = 0
  /// Looking for the nearest word costs more than reading, and a thousand hints are enough.
  private var hintsLeft = 1000

  /// The tape that a text alone makes up; `Source` is refused, since a text has no files beside it.
  ///
  /// - Parameter name: what positions call the tape.
  public static func parse(_ text: String, name: String) throws(TapeErrors) -> Tape {
    let parser = TapeParser(reading: text, name: name)
    var errors = parser.errors
    var steps: [TapeStep] = []
    for item in parser.items {
      switch item {
      case .step(let step): steps.append(step)
      case .source(_, let position): errors.append(TapeError("only a tape in a file can name others", at: position))
      }
    }
    guard errors.isEmpty else { throw TapeErrors(errors) }
    return Tape(name: name, steps: steps).withoutPreamble
  }

  /// Reads all of the text.
  init(reading text: String, name: String) {
    self.name = name
    let bytes = Array(text.utf8)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lexer = TapeLexer(bytes, from: mark)
    ruler = TapeRuler(String(decoding: bytes, as: UTF8.self), bytes: bytes, from: mark)
    while lexer.peek().kind != .end, items.count <= Self.mostSteps, errors.count <= Self.mostErrors { readCommand() }
  }

  private mutating func readCommand() {
    let token = lexer.next()
    guard token.kind != .comment else { return }
    start = token.start
    ruler.advance(to: start)
    do {
      try command(token)
    } catch {
      let isLast = errors.count == Self.mostErrors
      let message = isLast ? "there are more mistakes, and the rest has not been read" : error.message
      errors.append(TapeError(message, at: position(of: error.offset)))
      faultyLine = lexer.line
      passOver(line: lexer.line)
    }
  }

  private mutating func passOver(line: Int) {
    while true {
      let token = lexer.peek()
      guard token.kind != .end, token.line == line, !isCommand(token) else { return }
      _ = lexer.next()
    }
  }

  /// Of a place in the command that is being read, or behind it.
  func position(of offset: Int) -> TapePosition {
    var ruler = ruler
    ruler.advance(to: offset)
    return TapePosition(file: name, line: ruler.line, column: ruler.column)
  }

  mutating func emit(_ command: TapeCommand) throws(TapeMistake) {
    let step = TapeStep(command, at: position(of: start), source: lexer.source(start..<lexer.end))
    try append(.step(step))
  }

  mutating func append(_ item: TapeItem) throws(TapeMistake) {
    items.append(item)
    if items.count > Self.mostSteps { throw mistake("a tape has at most \(Self.mostSteps) commands", at: start) }
  }

  /// What began no command, unless it follows a mistake on its line and so belongs to that.
  mutating func stray(_ token: TapeToken) throws(TapeMistake) {
    if token.kind == .unclosed, token.line != faultyLine { throw unclosed(token) }
    guard token.kind == .word else {
      if token.line == faultyLine { return }
      let hint = token.kind == .text ? ", such as Type" : ""
      throw mistake("a command is missing before \(quoted(token))\(hint)", at: token.start)
    }
    let word = lexer.source(token)
    if TapeSettingName(rawValue: word) != nil, token.line != faultyLine {
      throw mistake("'\(word)' is a setting; write Set \(word)", at: token.start)
    }
    let nearest = nearest(to: word, among: TapeParser.commandNames)
    if token.line == faultyLine, nearest == nil { return }
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; a text to type stands in quotes behind Type"
    throw mistake("there is no command \(quoted(token))\(hint)", at: token.start)
  }

  mutating func nearest(to word: String, among names: [String]) -> String? {
    guard hintsLeft > 0 else { return nil }
    hintsLeft -= 1
    return TapeSuggestion.nearest(to: word, among: names)
  }
}
