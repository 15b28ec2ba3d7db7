/// The end of a paste. Whoever can put an end marker into a text that somebody pastes would have the rest of it typed,
/// as commands. So a paste is over only when the escape delay has passed behind its end marker, or when the next one
/// begins; up to one more end marker, what came was pasted. A paste that came whole in a short read, with nothing
/// behind it, is over at once: a longer text is never cut just there.
extension InputDecoder {
  /// A read that is longer may be the first part of a paste only.
  private static let shortRead = 1024
  /// What is kept behind a paste that has filled its room: as much as can be typed in that time.
  private static let tailRoom = 64

  mutating func beginPaste() {
    state = .paste
    canEndAtOnce = true
  }

  mutating func takePaste(_ byte: UInt8, at index: Int, of read: Int, into events: inout [InputEvent]) {
    guard paste.take(byte) else { return }
    if canEndAtOnce, index == read - 1, read <= Self.shortRead {
      state = .ground
      emit(.paste(paste.finish()), into: &events)
    } else {
      state = .pasteEnd
    }
  }

  mutating func takeTail(_ byte: UInt8, into events: inout [InputEvent]) {
    switch tail.take(byte, room: max(Self.tailRoom, Self.maximumPaste - paste.byteCount)) {
    case .open: break
    case .pasted: paste.append(tail.finish())
    case .typed:
      finishPaste(into: &events)
      for byte in PasteCollector.start { take(byte, at: 0, of: .max, into: &events) }
    }
  }

  /// Hands over the paste, then what was typed behind it.
  mutating func finishPaste(into events: inout [InputEvent]) {
    emit(.paste(paste.finish()), into: &events)
    let typed = tail.finish()
    reset()
    for byte in typed { take(byte, at: 0, of: .max, into: &events) }
    finishCluster(into: &events)
  }
}
