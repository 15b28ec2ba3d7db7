extension PatternParser {
  /// After the opening bracket at `start`.
  mutating func characterClass(from start: Int) throws(PatternError) -> PatternNode {
    let inverted = take("^")
    var parts: [PatternSet] = []
    // A closing bracket that comes first is a member.
    while parts.isEmpty || current != "]" {
      guard let scalar = current else { throw error("this [ is not closed; write \\[ for the character", at: start) }
      if starts(with: "[:"), let named = try posixClass() {
        parts.append(named)
      } else if scalar == "\\", let named = try namedClass() {
        parts.append(named)
      } else {
        parts.append(try range())
      }
    }
    index += 1
    let members = parts.count == 1 ? parts[0] : PatternSet.union(parts)
    let set = flags.fold ? PatternSet.folded(members) : members
    return .one(inverted ? .inverse(set) : set)
  }

  private mutating func range() throws(PatternError) -> PatternSet {
    let start = index
    let low = try member()
    guard current == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else { return .one(low) }
    index += 1
    let high = try member()
    guard low <= high else { throw error("a range goes from the lower to the higher, as in a-z", at: start) }
    return .range(low...high)
  }

  private mutating func member() throws(PatternError) -> Unicode.Scalar {
    let start = index
    guard let scalar = current else { throw error("the class is not closed") }
    index += 1
    return scalar == "\\" ? try escapedScalar(from: start) : scalar
  }

  /// nil when it is none by its form, and so characters like others.
  private mutating func posixClass() throws(PatternError) -> PatternSet? {
    let start = index
    let inverted = start + 2 < scalars.count && scalars[start + 2] == "^"
    let first = start + (inverted ? 3 : 2)
    // No name is longer than six letters.
    guard let colon = scalars.indices.dropFirst(first).prefix(8).first(where: { scalars[$0] == ":" }),
      colon + 1 < scalars.count, scalars[colon + 1] == "]"
    else { return nil }
    let name = String(String.UnicodeScalarView(scalars[first..<colon]))
    guard let set = PatternSet.posix(name) else {
      throw error(
        "there is no class \(name.shown()) for [:…:]; there are [:alpha:], [:digit:], [:space:] and others", at: start)
    }
    index = colon + 2
    return inverted ? .inverse(set) : set
  }

  /// `\d`, `\pL` and the like, from the backslash on; nil when the escape stands for one scalar.
  mutating func namedClass() throws(PatternError) -> PatternSet? {
    let start = index
    guard start + 1 < scalars.count else { return nil }
    let named: PatternSet
    switch scalars[start + 1] {
    case "d": named = .digit
    case "D": named = .inverse(.digit)
    case "s": named = .space
    case "S": named = .inverse(.space)
    case "w": named = .word
    case "W": named = .inverse(.word)
    case "p", "P":
      index += 2
      return try category(from: start, inverted: scalars[start + 1] == "P")
    default: return nil
    }
    index += 2
    return named
  }

  private mutating func category(from start: Int, inverted: Bool) throws(PatternError) -> PatternSet {
    var inverted = inverted
    var name = ""
    if take("{") {
      if take("^") { inverted.toggle() }
      while let scalar = current, scalar != "}", name.unicodeScalars.count < 32 {
        name.unicodeScalars.append(scalar)
        index += 1
      }
      guard take("}") else { throw error("a category is written as \\p{Lu} or \\pL", at: start) }
    } else if let scalar = current {
      name.unicodeScalars.append(scalar)
      index += 1
    }
    guard let set = PatternSet.category(name) else {
      throw error(
        "\(name.shown()) is no general category of Unicode such as L, Lu or Nd; scripts are not known here", at: start)
    }
    return inverted ? .inverse(set) : set
  }
}
