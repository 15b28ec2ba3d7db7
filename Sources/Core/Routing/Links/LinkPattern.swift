/// A shape that links may have, and the destination it makes of them.
///
///     LinkPattern("people/:id", "one person", .id()) { id in .person(id) }
///     LinkPattern("people", "all people", .query(.text("q")), .query(.choice("sort", of: Sort.self))) { q, sort in … }
///
/// The parameters of the path's `:names` come in its order; those of the query are nil where the link has none.
public struct LinkPattern<Destination: Sendable>: Sendable {
  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  public let path: String
  /// What is there, in one line, for the list of links.
  public let summary: String
  /// The path with what its steps take: `people/ID/posts`.
  public let shape: String
  /// The same with the query: `people?q=TEXT&sort=id|name|city`.
  public let usage: String
  let place: String
  let segments: [Segment]
  let stepNames: [String]
  let queryNames: [String]
  let build: @Sendable (Link) throws(LinkRefusal) -> Destination

  public init<each Value: Sendable>(
    _ path: String, _ summary: String, _ parameters: repeat LinkParameter<each Value>,
    build: @escaping @Sendable (repeat each Value) -> Destination
  ) {
    let words = path.split(separator: "/").map(String.init)
    let segments = words.dropFirst().map { word in
      word.hasPrefix(":") ? Segment.parameter(String(word.dropFirst())) : .literal(word)
    }
    var stepNames: [String] = []
    var shown: [String: String] = [:]
    var queryNames: [String] = []
    var queryUsage: [String] = []
    for parameter in repeat each parameters {
      if parameter.isInQuery {
        queryNames.append(parameter.name)
        queryUsage.append(parameter.name + "=" + parameter.placeholder)
      } else {
        stepNames.append(parameter.name)
        shown[parameter.name] = parameter.placeholder
      }
    }
    self.path = path
    self.summary = summary
    self.segments = segments
    self.stepNames = stepNames
    self.queryNames = queryNames
    place = words.first ?? ""
    shape = words.map { word in word.hasPrefix(":") ? shown[String(word.dropFirst())] ?? word : word }
      .joined(separator: "/")
    usage = shape + (queryUsage.isEmpty ? "" : "?" + queryUsage.joined(separator: "&"))
    let positions = segments.indices.filter { index in
      if case .parameter = segments[index] { true } else { false }
    }
    self.build = Self.builder(positions, queryNames, repeat each parameters, build: build)
  }
}
