/// The path of a pattern: its place and the steps below it. Not generic, so that finding one is a plain loop.
struct LinkShape: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  let place: String
  let segments: [Segment]

  /// - Parameter path: `people/:id/posts`.
  init(_ path: String) {
    let words = path.split(separator: "/").map(String.init)
    place = words.first ?? ""
    segments = words.dropFirst().map { word in
      word.hasPrefix(":") ? .parameter(String(word.dropFirst())) : .literal(word)
    }
  }

  /// Whether as many steps are these.
  func fits(_ path: [String]) -> Bool {
    for index in segments.indices {
      if case .literal(let word) = segments[index], word != path[index] { return false }
    }
    return true
  }

  /// Whether every path that the other one matches is matched by this one.
  func covers(_ other: LinkShape) -> Bool {
    guard place == other.place, segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { mine, theirs in
      if case .parameter = mine { true } else { mine == theirs }
    }
  }

  /// The names in the path, in order.
  var names: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// Which steps are parameters.
  var positions: [Int] {
    segments.indices.filter { if case .parameter = segments[$0] { true } else { false } }
  }

  /// The path with what its parameters take: `people/ID/posts`.
  func text(_ placeholders: [String: String]) -> String {
    let steps = segments.map { segment in
      switch segment {
      case .literal(let word): word
      case .parameter(let name): placeholders[name] ?? ":" + name
      }
    }
    return ([place] + steps).joined(separator: "/")
  }
}
