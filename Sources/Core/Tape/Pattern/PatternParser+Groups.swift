extension PatternParser {
  /// After the opening bracket at `start`; nil for flags alone, which count for the rest of the group around them.
  mutating func group(from start: Int) throws(PatternError) -> PatternNode? {
    let outer = flags
    if take("?") {
      if current == "=" || current == "!" || starts(with: "<=") || starts(with: "<!") {
        throw error("a pattern cannot look ahead or behind", at: start)
      }
      if starts(with: "P<") || starts(with: "<") {
        try name(from: start)
      } else if try readFlags(from: start) {
        return nil
      }
    }
    depth += 1
    guard depth <= Self.deepest else { throw error("groups stand in more than \(Self.deepest) others", at: start) }
    let node = try alternatives()
    depth -= 1
    guard take(")") else { throw error("this ( is not closed; write \\( for the character", at: start) }
    flags = outer
    return node
  }

  private mutating func name(from start: Int) throws(PatternError) {
    _ = take("P")
    _ = take("<")
    let first = index
    while let scalar = current, PatternSet.word.contains(scalar) { index += 1 }
    guard index > first, take(">") else { throw error("a group is named as in (?P<word>…)", at: start) }
  }

  /// Whether that was all of the group, as in `(?i)`; else the group goes on behind a colon.
  private mutating func readFlags(from start: Int) throws(PatternError) -> Bool {
    var on = true
    while let scalar = current {
      index += 1
      switch scalar {
      case "i": flags.fold = on
      case "s": flags.dotTakesNewline = on
      case "m": flags.multiline = on
      case "U": break
      case "-" where on: on = false
      case ")": return true
      case ":": return false
      default:
        throw error(
          "a group cannot begin with (?\(scalar.shown); there are (?:…), (?P<name>…), (?i), (?m), (?s)", at: start)
      }
    }
    throw error("this ( is not closed; write \\( for the character", at: start)
  }

  /// What an atom and the sign behind it mean together.
  mutating func repetition(of atom: PatternNode) throws(PatternError) -> PatternNode {
    let sign = index
    guard let times = try repeats() else { return atom }
    _ = take("?")
    let second = index
    guard try repeats() == nil else {
      throw error("two repetitions follow each other; put the first in (?:…)", at: second)
    }
    if let most = times.most, most < times.least {
      throw error("a repetition counts up, as in {2,5}", at: sign)
    }
    guard max(times.least, times.most ?? 0) <= Self.mostRepeats else {
      throw error("a repetition counts to \(Self.mostRepeats) at most", at: sign)
    }
    return .repeated(atom, least: times.least, most: times.most)
  }

  private mutating func repeats() throws(PatternError) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard let bounds = bounds(at: index) else { return nil }
    index = bounds.end
    return (bounds.least, bounds.most)
  }

  /// `{2}`, `{2,}` or `{2,5}`; any other brace is a character like others.
  func bounds(at start: Int) -> (least: Int, most: Int?, end: Int)? {
    var place = start
    func number() -> Int? {
      let first = place
      var value = 0
      while place < scalars.count, let digit = digit(scalars[place]) {
        value = min(value * 10 + digit, Self.mostRepeats + 1)
        place += 1
      }
      return place > first ? value : nil
    }
    func take(_ scalar: Unicode.Scalar) -> Bool {
      guard place < scalars.count, scalars[place] == scalar else { return false }
      place += 1
      return true
    }
    guard take("{"), let least = number() else { return nil }
    if take("}") { return (least, least, place) }
    guard take(",") else { return nil }
    let most = number()
    return take("}") ? (least, most, place) : nil
  }

  private func digit(_ scalar: Unicode.Scalar) -> Int? {
    PatternSet.digit.contains(scalar) ? Int(scalar.value) - 48 : nil
  }
}
