extension InputDecoder {
  mutating func takePaste(
    _ byte: UInt8, into events: inout [InputEvent], rest: () -> ContiguousArray<UInt8>.SubSequence
  ) {
    guard paste.take(byte), !Self.holdsFurtherEnd(rest()) else { return }
    emit(.paste(paste.finish()), into: &events)
    state = .ground
  }

  /// Whether the same read holds another end marker, before any start: then the one just seen was part of the text,
  /// and what lies between would be typed as commands.
  private static func holdsFurtherEnd(_ bytes: ContiguousArray<UInt8>.SubSequence) -> Bool {
    var index = bytes.startIndex
    while let escape = bytes[index...].firstIndex(of: PasteCollector.end[0]) {
      if bytes[escape...].starts(with: PasteCollector.end) { return true }
      if bytes[escape...].starts(with: PasteCollector.start) { return false }
      index = escape + 1
    }
    return false
  }
}
