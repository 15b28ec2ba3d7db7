package import DomainLayer
internal import EntireTabInterface
internal import RouterSupport
internal import StoaFlow
internal import StoaJSON
internal import StoaRouting

extension ShellSnapshot {
  private static let longestHistory = 100

  /// Reads a document whole, or throws why it is no snapshot of the program with these addresses.
  package init(document: [UInt8], book: AddressBook) throws(SnapshotError) {
    guard document.count <= Self.largestDocument else { throw SnapshotError(.tooLarge) }
    let json: JSONDocument
    do throws(JSONError) {
      json = try JSONDocument(document)
    } catch {
      throw SnapshotError(.damaged, cause: "\(error)")
    }
    let reader = try SnapshotReader(json.root)
    let version = try reader.number(reader.member("version"), from: 1)
    guard version <= Self.version else { throw SnapshotError(.newer(version: version)) }
    tab = try Self.placeType(reader, book).tab
    features = []
    for type in book.places { features.append(try type.left(reader.object(named: type.tab.name))) }
    history = VisitHistory(
      behind: try Self.places(reader, "behind", book), ahead: try Self.places(reader, "ahead", book),
      hasGoneBack: try reader.flag("back"))
  }

  private static func placeType(
    _ reader: SnapshotReader, _ book: AddressBook
  ) throws(SnapshotError) -> any ShellPlace.Type {
    let name = try reader.word("tab")
    guard let type = book.places.first(where: { $0.tab.name == name }) else { throw reader.refusal("a tab") }
    return type
  }

  private static func places(
    _ reader: SnapshotReader, _ name: StaticString, _ book: AddressBook
  ) throws(SnapshotError) -> [Destination] {
    var places: [Destination] = []
    for node in try reader.list(name, limit: longestHistory) {
      let place = try SnapshotReader(node)
      places.append(Destination(try placeType(place, book).init(place)))
    }
    return places
  }
}

extension ShellPlace {
  /// The deepest stack that is taken, as that of a navigator.
  private static var deepestStack: Int { 64 }

  /// Where a feature was left; one that is new since then is at its beginning.
  fileprivate static func left(_ reader: SnapshotReader?) throws(SnapshotError) -> FeatureSnapshot<Destination> {
    guard let reader else { return FeatureSnapshot(Destination(home)) }
    let place = try Self(reader)
    var viewpoints: [ListViewpoint?] = []
    for (index, node) in try reader.list("rows", limit: place.stack.count + 1).enumerated() {
      let viewpoint = try viewpoint(node, reader)
      guard viewpoint == nil || index == 0 || place.stack[index - 1].isList else { throw reader.refusal("a row") }
      viewpoints.append(viewpoint)
    }
    return FeatureSnapshot(Destination(place), viewpoints: viewpoints)
  }

  private static func viewpoint(
    _ node: JSONNode, _ reader: SnapshotReader
  ) throws(SnapshotError) -> ListViewpoint? {
    guard node.kind != .null else { return nil }
    guard node.kind == .array, (2...3).contains(node.count) else { throw reader.refusal("a row") }
    let (selection, top) = (try reader.number(node[0], from: 0), try reader.number(node[1], from: 0))
    guard top <= selection else { throw reader.refusal("a row") }
    let id: Int? = node.count == 3 ? try reader.number(node[2], from: 1) : nil
    // The first row is where a list begins anyway.
    return selection == 0 ? nil : ListViewpoint(selection: selection, top: top, id: id)
  }

  fileprivate init(_ reader: SnapshotReader) throws(SnapshotError) {
    let query = try Query(reader)
    var stack: [Route] = []
    for node in try reader.list("stack", limit: Self.deepestStack) {
      guard node.kind == .array, (1...2).contains(node.count), let word = node[0]?.text else {
        throw reader.refusal("a place")
      }
      let id: Int? = node.count == 2 ? try reader.number(node[1], from: 1) : nil
      guard let route = Route(SnapshotStep(word, id)) else { throw reader.refusal("a place") }
      stack.append(route)
    }
    let name = try reader.word("sheet")
    let sheet = name.flatMap(Sheet.init(rawValue:))
    guard name == nil || sheet != nil else { throw reader.refusal("a sheet") }
    self.init(query: query, stack: stack, sheet: sheet)
  }
}
