extension InputDecoder {
  mutating func collect(_ byte: UInt8, into events: inout [InputEvent]) {
    if state == .control, byte == UInt8(ascii: "$"), sequence.isOneNumber {
      state = .ground
      finishControl(byte, into: &events)
    } else {
      sequence.append(byte)
    }
  }

  /// The final byte of a control sequence: the event it means, or nothing.
  mutating func finishControl(_ final: UInt8, into events: inout [InputEvent]) {
    if sequence.isEmpty {
      switch final {
      case UInt8(ascii: "["):
        state = .linuxFunction
        return
      case UInt8(ascii: "M"):
        state = .legacyMouse
        return
      case UInt8(ascii: "I"), UInt8(ascii: "O"):
        emit(.focus(final == UInt8(ascii: "I")), into: &events)
        return
      default: break
      }
    }
    guard let parameters = sequence.parameters, !parameters.hasIntermediates else { return }
    switch parameters.prefix {
    case nil: finishPlain(final, parameters, into: &events)
    case UInt8(ascii: "<"): finishMouse(final, parameters, into: &events)
    default: break
    }
  }

  mutating func finishSingle(_ final: UInt8, into events: inout [InputEvent]) {
    guard let parameters = sequence.parameters, parameters.prefix == nil, !parameters.hasIntermediates else { return }
    if let key = KeyTable.key(letter: final) {
      emit(key, parameters[max(parameters.count - 1, 0)], into: &events)
    } else if parameters.count == 0, let key = KeyTable.rxvtArrow(letter: final) {
      emit(key, held: .control, into: &events)
    } else if parameters.count == 0, let key = KeyTable.keypad(letter: final) {
      emit(key, held: [], into: &events)
    }
  }

  mutating func finishLinux(_ letter: UInt8, into events: inout [InputEvent]) {
    if let key = KeyTable.linuxFunction(letter: letter) { emit(key, held: [], into: &events) }
  }

  /// Source: xterm's control sequences, "Mouse Tracking", X10 and normal: three bytes, each 32 above its number.
  mutating func takeMouse(_ byte: UInt8, into events: inout [InputEvent]) {
    mouse.append(byte)
    guard mouse.count == 3 else { return }
    let numbers = mouse.map { Int($0) - 32 }
    state = .ground
    if let event = MouseEvent(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false) {
      emit(.mouse(event), into: &events)
    }
  }

  private mutating func finishPlain(
    _ final: UInt8, _ parameters: SequenceParameters, into events: inout [InputEvent]
  ) {
    switch final {
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"), UInt8(ascii: "$"):
      finishNumbered(final, parameters, into: &events)
    case UInt8(ascii: "u"):
      if let press = KittyKey.press(parameters) { emit(.key(press), into: &events) }
    case UInt8(ascii: "M"):
      finishMouse(final, parameters, into: &events)
    case UInt8(ascii: "Z"):
      if let held = KeyTable.modifiers(parameter: parameters[1]) {
        emit(.tab, held: held.union(.shift), into: &events)
      }
    // With parameters it is the cursor's place, and xterm's F3 with a modifier cannot be told from it.
    case UInt8(ascii: "R") where parameters.count > 0:
      break
    default:
      if let key = KeyTable.key(letter: final), parameters.count <= 2, parameters.isPlain {
        emit(key, parameters[max(parameters.count - 1, 0)], event: parameters[1, 1], into: &events)
      } else if parameters.count == 0, let key = KeyTable.rxvtArrow(letter: final) {
        emit(key, held: .shift, into: &events)
      }
    }
  }

  private mutating func finishNumbered(
    _ final: UInt8, _ parameters: SequenceParameters, into events: inout [InputEvent]
  ) {
    guard let number = parameters[0], parameters.isPlain else { return }
    guard final == UInt8(ascii: "~") else {
      guard parameters.count == 1, let key = KeyTable.key(number: number) else { return }
      let held: Modifiers =
        switch final {
        case UInt8(ascii: "^"): .control
        case UInt8(ascii: "$"): .shift
        default: [.control, .shift]
        }
      return emit(key, held: held, into: &events)
    }
    switch number {
    case 200 where parameters.count == 1:
      beginPaste()
    case 27 where parameters.count == 3:
      guard let code = parameters[2], let press = KittyKey.press(code: code, modifiers: parameters[1]) else { return }
      emit(.key(press), into: &events)
    default:
      guard parameters.count <= 2, let key = KeyTable.key(number: number) else { return }
      emit(key, parameters[1], event: parameters[1, 1], into: &events)
    }
  }

  /// `CSI < code ; column ; row M|m` (SGR), or urxvt's form without the mark, whose code is 32 higher.
  private mutating func finishMouse(
    _ final: UInt8, _ parameters: SequenceParameters, into events: inout [InputEvent]
  ) {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), parameters.count == 3,
      let code = parameters[0], let column = parameters[1], let row = parameters[2]
    else { return }
    let isSGR = parameters.prefix != nil
    if let event = MouseEvent(
      code: isSGR ? code : code - 32, column: column, row: row, isRelease: isSGR && isRelease)
    {
      emit(.mouse(event), into: &events)
    }
  }

  private mutating func emit(_ key: Key, _ modifier: Int?, event: Int? = nil, into events: inout [InputEvent]) {
    guard event != 3, let held = KeyTable.modifiers(parameter: modifier) else { return }
    emit(key, held: held, into: &events)
  }

  private mutating func emit(_ key: Key, held: Modifiers, into events: inout [InputEvent]) {
    emit(.key(KeyPress(key, hasAlt ? held.union(.alt) : held)), into: &events)
  }
}
