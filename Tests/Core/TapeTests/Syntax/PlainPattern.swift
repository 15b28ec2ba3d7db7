/// A pattern by its meaning alone: all the places where a match may end, found by trying everything.
///
/// It costs what it costs, so it is for short texts; it shares nothing with the program that it judges.
indirect enum PlainPattern {
  case one(Unicode.Scalar)
  case members([Unicode.Scalar], inverted: Bool)
  case dot
  /// `^`, `$`, `\A`, `\z`, `\b` or `\B`.
  case place(String)
  case sequence([PlainPattern])
  case alternatives([PlainPattern])
  case repeated(PlainPattern, least: Int, most: Int?, sign: String)
  /// Of `\Q…\E` with a sign behind it the last scalar alone is repeated.
  case quoted([Unicode.Scalar], last: Unicode.Scalar, least: Int, most: Int?, sign: String)
  case folded(PlainPattern)

  /// Whether some part of the text matches.
  func matches(_ text: String) -> Bool {
    let subject = Subject(scalars: Array(text.unicodeScalars))
    return (0...subject.scalars.count).contains { !ends(in: subject, from: $0).isEmpty }
  }

  struct Subject {
    let scalars: [Unicode.Scalar]
    var isFolded = false

    func isAlike(_ place: Int, _ other: Unicode.Scalar) -> Bool {
      let found = scalars[place]
      return isFolded ? Self.lower(found) == Self.lower(other) : found == other
    }

    func isWord(_ place: Int) -> Bool {
      scalars.indices.contains(place) && ("a"..."z").contains(Self.lower(scalars[place]))
    }

    func holds(_ sign: String, at place: Int) -> Bool {
      switch sign {
      case "^": place == 0 || scalars[place - 1] == "\n"
      case "$": place == scalars.count || scalars[place] == "\n"
      case "\\A": place == 0
      case "\\z": place == scalars.count
      case "\\b": isWord(place - 1) != isWord(place)
      default: isWord(place - 1) == isWord(place)
      }
    }

    private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }
  }

  func ends(in subject: Subject, from start: Int) -> Set<Int> {
    func step(_ isMember: (Int) -> Bool) -> Set<Int> {
      start < subject.scalars.count && isMember(start) ? [start + 1] : []
    }
    switch self {
    case .one(let scalar): return step { subject.isAlike($0, scalar) }
    case .members(let scalars, let inverted):
      return step { place in scalars.contains { subject.isAlike(place, $0) } != inverted }
    case .dot: return step { subject.scalars[$0] != "\n" }
    case .place(let sign): return subject.holds(sign, at: start) ? [start] : []
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in Set(starts.flatMap { part.ends(in: subject, from: $0) }) }
    case .alternatives(let parts): return Set(parts.flatMap { $0.ends(in: subject, from: start) })
    case .repeated(let part, let least, let most, _):
      // Beyond so many rounds of a loop there is no place that an earlier one did not reach.
      let rounds = most ?? least + subject.scalars.count
      var (reached, ends) = (Set([start]), Set(least == 0 ? [start] : []))
      for round in 0..<rounds {
        reached = Set(reached.flatMap { part.ends(in: subject, from: $0) })
        if round + 1 >= least { ends.formUnion(reached) }
      }
      return ends
    case .quoted(let scalars, let last, let least, let most, let sign):
      let whole = scalars.map(Self.one) + [.repeated(.one(last), least: least, most: most, sign: sign)]
      return Self.sequence(whole).ends(in: subject, from: start)
    case .folded(let part):
      var subject = subject
      subject.isFolded = true
      return part.ends(in: subject, from: start)
    }
  }
}
