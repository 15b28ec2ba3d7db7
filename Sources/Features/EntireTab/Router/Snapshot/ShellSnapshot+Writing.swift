internal import EntireTabInterface
internal import RouterSupport
internal import StoaFlow
internal import StoaJSON
internal import StoaRouting

extension ShellSnapshot {
  /// The format of the documents; one of another format is not read.
  static let version = 1
  /// The most bytes of a document. Of a history that is larger the farthest places are left out.
  static let largestDocument = 64 << 10

  /// The snapshot as a JSON document: `{"version":1,"tab":"people","people":{…},…}`. What is as usual is left out.
  package var document: [UInt8] {
    var behind = history.behind.map(Self.object)
    var ahead = history.ahead.map(Self.object)
    var left = Self.largestDocument - fixedPart.count - 64
    behind = Self.nearest(behind, within: &left)
    ahead = Self.nearest(ahead, within: &left)
    var bytes = fixedPart
    if !behind.isEmpty { bytes += Array(",\"behind\":[".utf8) + behind.joined(separator: ",".utf8) + "]".utf8 }
    if !ahead.isEmpty { bytes += Array(",\"ahead\":[".utf8) + ahead.joined(separator: ",".utf8) + "]".utf8 }
    if history.hasGoneBack { bytes += ",\"back\":true".utf8 }
    return bytes + "}".utf8
  }

  private var fixedPart: [UInt8] {
    var bytes = Array("{\"version\":\(Self.version),\"tab\":\"\(tab.name)\"".utf8)
    for feature in features { bytes += Array(",\"\(feature.place.tab.name)\":".utf8) + Self.object(feature) }
    return bytes
  }

  /// The last ones, as many as fit.
  private static func nearest(_ objects: [[UInt8]], within left: inout Int) -> [[UInt8]] {
    var count = 0
    for object in objects.reversed() {
      guard object.count < left else { break }
      left -= object.count + 1
      count += 1
    }
    return objects.suffix(count)
  }

  private static func object(_ destination: Destination) -> [UInt8] {
    enclosed([Array("\"tab\":\"\(destination.tab.name)\"".utf8)] + members(of: destination.place))
  }

  private static func object(_ snapshot: FeatureSnapshot<Destination>) -> [UInt8] {
    var parts = members(of: snapshot.place.place)
    if snapshot.viewpoints.contains(where: { $0 != nil }) {
      let rows = snapshot.viewpoints.map { viewpoint in
        guard let viewpoint else { return "null" }
        return "[\(viewpoint.selection),\(viewpoint.top)\(viewpoint.id.map { ",\($0)" } ?? "")]"
      }
      parts.append(Array("\"rows\":[\(rows.joined(separator: ","))]".utf8))
    }
    return enclosed(parts)
  }

  private static func members(of place: some ShellPlace) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    if !place.query.filter.isEmpty { parts.append(member("q", text: place.query.filter)) }
    for (name, value) in place.query.members {
      switch value {
      case .id(let id): parts.append(Array("\"\(name)\":\(id)".utf8))
      case .word(let word): parts.append(member("\(name)", text: word))
      case .flag: parts.append(Array("\"\(name)\":true".utf8))
      }
    }
    if !place.stack.isEmpty {
      let steps = place.stack.map(\.step).map { step in "[\"\(step.word)\"\(step.id.map { ",\($0)" } ?? "")]" }
      parts.append(Array("\"stack\":[\(steps.joined(separator: ","))]".utf8))
    }
    if let sheet = place.sheet { parts.append(member("sheet", text: sheet.rawValue)) }
    return parts
  }

  private static func member(_ name: String, text: String) -> [UInt8] {
    var bytes = Array("\"\(name)\":".utf8)
    JSONText.append(text, to: &bytes)
    return bytes
  }

  private static func enclosed(_ parts: [[UInt8]]) -> [UInt8] {
    Array("{".utf8) + parts.joined(separator: ",".utf8) + "}".utf8
  }
}
