/// Reads the syntax of RE2, which is that of Go and so of VHS; where that would cost more than linear time, it refuses.
///
/// Whether a repetition is lazy, and what a group captures, changes nothing about whether there is a match: both are
/// read and let go.
struct PatternParser {
  /// Those within the group that is being read.
  struct Flags {
    var fold = false
    var dotTakesNewline = false
    var multiline = true
  }

  static let deepest = 100
  static let mostRepeats = 1000

  let scalars: [Unicode.Scalar]
  var index = 0
  var flags = Flags()
  var depth = 0

  static func parse(_ source: String) throws(PatternError) -> PatternNode {
    var parser = PatternParser(scalars: Array(source.unicodeScalars))
    let node = try parser.alternatives()
    // Only a bracket that nothing opened stops the reading before the end.
    guard parser.current == nil else { throw parser.error("this ) closes nothing; write \\) for the character") }
    return node
  }

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  func starts(with text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  func error(_ message: String, at place: Int? = nil) -> PatternError {
    let offset = scalars[..<(place ?? index)].reduce(0) { $0 + UTF8.width($1) }
    return PatternError(offset: offset, message: message)
  }

  func one(_ set: PatternSet) -> PatternNode { .one(flags.fold ? .folded(set) : set) }

  mutating func alternatives() throws(PatternError) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      let atoms = try atoms()
      guard let last = atoms.last else { continue }
      let part = try repetition(of: last)
      parts += atoms.dropLast()
      if !part.isEmpty { parts.append(part) }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// What one sign stands for: nothing for flags and an empty quotation; of a longer one only the last is repeated.
  private mutating func atoms() throws(PatternError) -> [PatternNode] {
    if starts(with: "\\Q") { return quotation() }
    return try atom().map { [$0] } ?? []
  }

  /// nil for flags, which stand for no part of the text.
  private mutating func atom() throws(PatternError) -> PatternNode? {
    let start = index
    guard let scalar = current else { return nil }
    index += 1
    switch scalar {
    case "(": return try group(from: start)
    case "[": return try characterClass(from: start)
    case "\\": return try escape(from: start)
    case ".": return .one(flags.dotTakesNewline ? .any : .withoutNewline)
    case "^": return .assertion(flags.multiline ? .lineStart : .textStart)
    case "$": return .assertion(flags.multiline ? .lineEnd : .textEnd)
    case "*", "+", "?": throw error("nothing stands before this \(scalar) to repeat", at: start)
    case "{" where bounds(at: start) != nil: throw error("nothing stands before this { to repeat", at: start)
    default: return one(.one(scalar))
    }
  }
}
