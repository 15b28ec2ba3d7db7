/// A shape that links may have, and the destination it makes of them.
///
///     LinkPattern("people/:id", "one person", .id()) { id in .person(id) }
///     LinkPattern(
///       "people", "all people", .query(.text("q"), "who has this text"), .query(.choice("sort", of: Sort.self))
///     ) { q, sort in … }
///
/// The parameters of the path's `:names` come in its order; those of the query are nil where the link has none.
public struct LinkPattern<Destination: Sendable>: Sendable {
  /// The place and the steps below it; `:name` stands for a parameter.
  public let path: String
  /// What is there, in one line, for the list of links.
  public let summary: String
  /// Its parameters: those of the path in its order, then those of the query.
  public let slots: [LinkSlot]
  let form: LinkForm
  /// Refuses in this order: the steps' values, the query's names, the query's values.
  let build: @Sendable (inout LinkReader) throws(LinkRefusal) -> Destination

  @usableFromInline
  init(
    _ path: String, _ summary: String, _ slots: [LinkSlot],
    build: @escaping @Sendable (inout LinkReader) throws(LinkRefusal) -> Destination
  ) {
    let steps = slots.filter { !$0.isInQuery }
    let query = slots.filter(\.isInQuery)
    self.path = path
    self.summary = summary
    self.slots = steps + query
    self.build = build
    form = LinkForm(path, stepNames: steps.map(\.name), queryNames: query.map(\.name))
  }

  /// The path with what its steps take: `people/ID/posts`. Made when asked for: most runs resolve one link and list none.
  public var shape: String {
    form.shape.text(Dictionary(slots.map { ($0.name, $0.placeholder) }) { first, _ in first })
  }

  /// The same with the query: `people?q=TEXT&sort=id|name|city`.
  public var usage: String {
    let query = slots.filter(\.isInQuery).map { $0.name + "=" + $0.placeholder }
    return shape + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The same shape, leading to what is made of its destination.
  public func map<Other: Sendable>(_ transform: @escaping @Sendable (Destination) -> Other) -> LinkPattern<Other> {
    LinkPattern<Other>(path, summary, slots) { (reader: inout LinkReader) throws(LinkRefusal) -> Other in
      transform(try build(&reader))
    }
  }
}
