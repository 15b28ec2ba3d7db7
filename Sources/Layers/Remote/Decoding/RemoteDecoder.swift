internal import DataLayer
internal import DomainLayer
internal import FoundationEssentials

/// Makes entities of a body; what breaks one item of a list breaks no other.
///
/// A list that decodes whole is taken whole. Otherwise its bytes are repaired, it is cut into its elements and each
/// is decoded alone; one that still fails is an unreadable slot in its place.
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
    return decode(bytes, as: wire)?.entity ?? decodeRepaired(WireText.repaired(bytes)[...], as: wire)
  }

  private func slots<Wire: WireEntity>(_ bytes: ArraySlice<UInt8>, of wire: Wire.Type) -> [Slot<Wire.Entity>]? {
    if let whole = decode(bytes, as: [Wire].self) { return whole.map { .item($0.entity) } }
    let repaired = WireText.repaired(bytes)
    guard let elements = ElementScanner(repaired[...]).elements() else { return nil }
    return elements.map { element in
      guard element.isAcceptable, let entity = decodeRepaired(repaired[element.range], as: wire) else {
        return .unreadable
      }
      return .item(entity)
    }
  }

  private func decodeRepaired<Wire: WireEntity>(_ bytes: ArraySlice<UInt8>, as wire: Wire.Type) -> Wire.Entity? {
    (decode(bytes, as: wire) ?? decode(WireText.pairingEscapes(bytes)[...], as: wire))?.entity
  }

  private func decode<Value: Decodable>(_ bytes: ArraySlice<UInt8>, as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
