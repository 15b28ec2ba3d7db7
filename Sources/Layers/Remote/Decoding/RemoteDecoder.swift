internal import DataLayer
internal import DomainLayer
internal import StoaJSON

/// Makes entities of a body; what breaks one item of a list breaks no other.
///
/// A list that is sound JSON is read at once. Otherwise its bytes are repaired, it is cut into its elements and each
/// is read alone. What makes no entity is an unreadable slot in its place.
struct RemoteDecoder: Sendable {
  /// The slots of a list, or nil when the body is no list.
  func list<Wire: WireEntity>(_ body: [UInt8], of wire: Wire.Type) -> RemoteList<Wire.Entity>? {
    let bytes = WireText.withoutMark(body[...])
    if let envelope = Envelope(bytes) {
      return slots(envelope.list, of: wire).map {
        RemoteList(slots: $0, total: envelope.total, hasNext: envelope.hasNext)
      }
    }
    guard bytes.first(where: { !ElementScanner.isBlank($0) }) == UInt8(ascii: "[") else { return nil }
    return slots(bytes, of: wire).map { RemoteList(slots: $0) }
  }

  /// One entity, or nil when the body is none.
  func item<Wire: WireEntity>(_ body: [UInt8], as wire: Wire.Type) -> Wire.Entity? {
    let bytes = WireText.withoutMark(body[...])
    return entity(bytes, as: wire) ?? repairedEntity(WireText.repaired(bytes)[...], as: wire)
  }

  private func slots<Wire: WireEntity>(_ bytes: ArraySlice<UInt8>, of wire: Wire.Type) -> [Slot<Wire.Entity>]? {
    if let list = try? JSONDocument(bytes).root, list.kind == .array {
      return (0..<list.count).map { index in
        list[index].flatMap { entity($0, as: wire) }.map { .item($0) } ?? .unreadable
      }
    }
    let repaired = WireText.repaired(bytes)
    guard let elements = ElementScanner(repaired[...]).elements() else { return nil }
    return elements.map { element in
      guard element.isAcceptable, let entity = repairedEntity(repaired[element.range], as: wire) else {
        return .unreadable
      }
      return .item(entity)
    }
  }

  private func repairedEntity<Wire: WireEntity>(_ bytes: ArraySlice<UInt8>, as wire: Wire.Type) -> Wire.Entity? {
    entity(bytes, as: wire) ?? entity(WireText.pairingEscapes(bytes)[...], as: wire)
  }

  private func entity<Wire: WireEntity>(_ bytes: ArraySlice<UInt8>, as wire: Wire.Type) -> Wire.Entity? {
    (try? JSONDocument(bytes).root).flatMap { entity($0, as: wire) }
  }

  private func entity<Wire: WireEntity>(_ node: JSONNode, as wire: Wire.Type) -> Wire.Entity? {
    try? Wire(FieldReader(node)).entity
  }
}
