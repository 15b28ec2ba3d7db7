package import DomainLayer
internal import EntireTabInterface
internal import PeopleInterface
internal import PostsInterface
internal import RouterSupport
internal import SettingsInterface
internal import StoaFlow
internal import StoaJSON
internal import StoaRouting

extension ShellSnapshot {
  /// The deepest stack that is taken, as that of a navigator.
  private static let deepestStack = 64
  private static let longestHistory = 100

  /// Reads a document whole, or throws why it is no snapshot of this program.
  package init(document: [UInt8]) throws(SnapshotError) {
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
    tab = try Self.tab(reader)
    people = try Self.feature(try reader.object("people"))
    posts = try Self.feature(try reader.object("posts"))
    settings = try Self.feature(try reader.object("settings"))
    history = VisitHistory(
      behind: try Self.places(reader, "behind"), ahead: try Self.places(reader, "ahead"),
      hasGoneBack: try reader.flag("back"))
  }

  private static func tab(_ reader: SnapshotReader) throws(SnapshotError) -> ShellTab {
    guard let tab = try reader.word("tab").flatMap(ShellTab.init(rawValue:)) else { throw reader.refusal("a tab") }
    return tab
  }

  private static func places(
    _ reader: SnapshotReader, _ name: StaticString
  ) throws(SnapshotError) -> [Destination] {
    var places: [Destination] = []
    for node in try reader.list(name, limit: longestHistory) {
      let place = try SnapshotReader(node)
      switch try tab(place) {
      case .people: places.append(.people(try Self.place(place)))
      case .posts: places.append(.posts(try Self.place(place)))
      case .settings: places.append(.settings(try Self.place(place)))
      }
    }
    return places
  }

  private static func feature<Place: SnapshotPlace>(
    _ reader: SnapshotReader
  ) throws(SnapshotError) -> FeatureSnapshot<Place> {
    let place: Place = try place(reader)
    var viewpoints: [ListViewpoint?] = []
    for (index, node) in try reader.list("rows", limit: place.stack.count + 1).enumerated() {
      let viewpoint = try viewpoint(node, reader)
      guard viewpoint == nil || index == 0 || place.stack[index - 1].isList else { throw reader.refusal("a row") }
      viewpoints.append(viewpoint)
    }
    return FeatureSnapshot(place, viewpoints: viewpoints)
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

  private static func place<Place: SnapshotPlace>(_ reader: SnapshotReader) throws(SnapshotError) -> Place {
    let query = try Place.Query(reader)
    var stack: [Place.Route] = []
    for node in try reader.list("stack", limit: deepestStack) {
      guard node.kind == .array, (1...2).contains(node.count), let word = node[0]?.text else {
        throw reader.refusal("a place")
      }
      let id: Int? = node.count == 2 ? try reader.number(node[1], from: 1) : nil
      guard let route = Place.Route(word: word, id: id) else { throw reader.refusal("a place") }
      stack.append(route)
    }
    let name = try reader.word("sheet")
    guard let name else { return Place(query: query, stack: stack, sheet: nil) }
    guard let sheet = Place.Sheet(rawValue: name) else { throw reader.refusal("a sheet") }
    return Place(query: query, stack: stack, sheet: sheet)
  }
}
