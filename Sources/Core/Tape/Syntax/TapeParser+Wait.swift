extension TapeParser {
  /// `Wait[+Screen|+Line][@time] [/pattern/]`.
  mutating func wait() throws(TapeMistake) {
    var scope = TapeScope.line
    if takes("+") {
      let token = lexer.peek()
      switch token.kind == .word ? lexer.source(token) : "" {
      case "Screen": scope = .screen
      case "Line": break
      default: throw expected("Wait+ takes Screen or Line")
      }
      _ = lexer.next()
    }
    var limit: Duration?
    if takes("@") {
      let place = lexer.peek().start
      limit = try time(for: "Wait@")
      guard limit != .zero else { throw mistake("Wait@ takes a time above zero", at: place) }
    }
    let token = lexer.peek()
    switch token.kind {
    case .pattern: try emit(.wait(scope, limit: limit, pattern: try pattern(lexer.next())))
    // No command begins with them, so they were meant to be the pattern.
    case .text where token.line == lexer.line, .unclosed where token.line == lexer.line:
      throw expected("Wait takes a pattern between slashes, such as /people/")
    default: try emit(.wait(scope, limit: limit, pattern: nil))
    }
  }
}
