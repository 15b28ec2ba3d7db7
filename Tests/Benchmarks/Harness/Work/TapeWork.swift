internal import StoaTape

/// A tape read from its text.
enum TapeWork {
  /// A tape of 400 commands, of every common kind.
  private static let text = String(
    repeating: """
      # A walk down the list, and into a filter.
      Set TypingSpeed 50ms
      Down@100ms 3
      Type "/lisboa"
      Enter
      Wait+Screen@2s /[0-9]+ people/
      Sleep 500ms
      Ctrl+D
      Escape 2
      Expect /1\\/100/
      Type 'q' # and back

      """, count: 40)

  static func parse() throws(BenchError) -> @Sendable (Int) -> Int {
    let text = text
    guard (try? TapeParser.parse(text, name: "walk.tape"))?.steps.count == 400 else {
      throw BenchError("the tape cannot be read")
    }
    return { count in
      (0..<count).reduce(0) { sum, _ in sum &+ ((try? TapeParser.parse(text, name: "walk.tape"))?.steps.count ?? 0) }
    }
  }
}
