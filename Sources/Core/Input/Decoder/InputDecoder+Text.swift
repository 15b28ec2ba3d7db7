extension InputDecoder {
  /// An event that is no typed character; what was typed before it comes first.
  mutating func emit(_ event: InputEvent, into events: inout [InputEvent]) {
    finishCluster(into: &events)
    events.append(event)
  }

  mutating func emit(_ press: KeyPress, afterEscape: Bool, into events: inout [InputEvent]) {
    if afterEscape || hasAlt {
      emit(.key(KeyPress(press.key, press.modifiers.union(.alt))), into: &events)
    } else if case .character(let character) = press.key, press.modifiers.isEmpty,
      let scalar = character.unicodeScalars.first
    {
      emit(scalar: scalar, into: &events)
    } else {
      emit(.key(press), into: &events)
    }
  }

  mutating func emit(scalar: Unicode.Scalar, into events: inout [InputEvent]) {
    guard !(0x80..<0xA0).contains(scalar.value) else { return }
    if hasAlt {
      emit(.key(.alt(Character(scalar))), into: &events)
    } else if let character = cluster.take(scalar) {
      events.append(.key(.character(character)))
    }
  }

  mutating func finishCluster(into events: inout [InputEvent]) {
    if let character = cluster.finish() { events.append(.key(.character(character))) }
  }

  /// False when the byte is to be taken once more.
  mutating func takeScalar(_ byte: UInt8, into events: inout [InputEvent]) -> Bool {
    let step = assembler.take(byte)
    switch step {
    case .pending: return true
    case .scalar(let scalar): emit(scalar: scalar, into: &events)
    case .invalid, .invalidThenAgain: emit(scalar: "\u{FFFD}", into: &events)
    }
    state = .ground
    hasAlt = false
    return step != .invalidThenAgain
  }
}
