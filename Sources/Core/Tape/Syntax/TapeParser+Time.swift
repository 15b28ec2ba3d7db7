extension TapeParser {
  /// A time: a number of seconds, or with `ms`, `s` or `m` behind it; at most a day.
  mutating func time(for command: String) throws(TapeMistake) -> Duration {
    let what = "\(command) takes a time such as 500ms, 2s or 1m"
    guard lexer.peek().kind == .number else { throw expected(what) }
    let number = lexer.next()
    var unit = "s"
    var end = number.end
    let next = lexer.peek()
    if next.kind == .word, next.line == lexer.line {
      let word = lexer.source(next)
      if ["ms", "s", "m"].contains(word) {
        unit = word
        end = lexer.next().end
      } else if next.start == number.end {
        end = lexer.next().end
        unit = ""
      }
    }
    var whole = number
    whole.end = end
    guard let time = Self.time(lexer.source(number), unit: unit) else {
      throw mistake("\(what), not \(quoted(whole))", at: number.start)
    }
    guard time <= .seconds(24 * 60 * 60) else {
      throw mistake("a time is at most a day, not \(quoted(whole))", at: number.start)
    }
    return time
  }

  /// nil when the digits are no number, or the unit is unknown. What is longer than a day may come out as any such time.
  private static func time(_ digits: String, unit: String) -> Duration? {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let nanoseconds = ["ms": 1_000_000, "s": 1_000_000_000, "m": 60_000_000_000][unit] else {
      return nil
    }
    // Ten digits of minutes are far beyond a day, and still fit.
    let units = parts[0].isEmpty ? 0 : Int(parts[0]).map { min($0, 1_000_000_000) } ?? 1_000_000_000
    var fraction = 0
    if parts.count == 2 {
      let billionths = (parts[1] + "000000000").prefix(9)
      fraction = (Int(billionths) ?? 0) * (nanoseconds / 1_000_000) / 1000
    }
    return .nanoseconds(fraction) + .milliseconds(units * (nanoseconds / 1_000_000))
  }
}
