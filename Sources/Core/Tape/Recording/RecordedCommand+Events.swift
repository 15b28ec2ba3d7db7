package import StoaCanvas
package import StoaInput

extension RecordedCommand {
  /// What is said above a text that nobody is to read.
  package static let secretRemark = "A secret: each of its characters is written as an asterisk."

  /// The most bytes of a paste, after which it is cut off: a tape is 1 MiB at most, and no field takes as much.
  private static let mostPasted = 128 * 1024
  /// The most that `Bytes` sends.
  private static let mostBytes = 4096

  /// The command for what came from a terminal of this size; nil where none is needed: the focus of the window, and ^Z,
  /// which stops the program and is no key of it.
  package static func of(_ event: InputEvent, on size: Size, isSecret: Bool = false) -> RecordedCommand? {
    if isSecret, let masked = event.masked { return plain(masked, on: size, remark: secretRemark) }
    return plain(event, on: size, remark: nil)
  }

  private static func plain(_ event: InputEvent, on size: Size, remark: String?) -> RecordedCommand? {
    switch event {
    case .focus, .key(.control("z")): return nil
    case .key(let press):
      return command(for: press, remark) ?? bytes(event, remark) ?? nothing("A key that a tape has no word for.")
    case .mouse(let mouse):
      return command(for: mouse, on: size) ?? bytes(event, remark)
    case .paste(let text):
      return paste(text, remark) ?? bytes(event, remark) ?? longPaste(text, remark)
    }
  }

  private static func nothing(_ remark: String) -> RecordedCommand { RecordedCommand([], remark: remark) }

  private static func command(for press: KeyPress, _ remark: String?) -> RecordedCommand? {
    var command = TapeCommand.press(press, pace: nil, count: 1)
    if case .character(let character) = press.key, press.modifiers.isEmpty, character != " " {
      guard character.isPlain else { return nil }
      command = .type(String(character), pace: nil)
    }
    // A tape says both in the same way, and they are no two keys for a terminal.
    let rehearsal = Rehearsal(KeyBytes.of(press))
    guard rehearsal.events == [.key(press)], isReadBack(command) else { return nil }
    return RecordedCommand([command], remark: remark, delay: rehearsal.delay)
  }

  private static func command(for mouse: MouseEvent, on size: Size) -> RecordedCommand? {
    var command = TapeCommand.click(column: mouse.x, row: mouse.y)
    switch mouse.kind {
    case .press where mouse.isClick: break
    case .wheelUp where mouse.isOverMiddle(of: size): command = .scroll(.up, pace: nil, count: 1)
    case .wheelDown where mouse.isOverMiddle(of: size): command = .scroll(.down, pace: nil, count: 1)
    default: return nil
    }
    return isReadBack(command) ? RecordedCommand([command]) : nil
  }

  private static func paste(_ text: String, _ remark: String?) -> RecordedCommand? {
    guard text.utf8.count <= mostPasted, text.allSatisfy(\.isPlain), isReadBack(.copy(text)) else { return nil }
    let rehearsal = Rehearsal(KeyBytes.paste(text))
    guard rehearsal.events == [.paste(text)] else { return nil }
    return RecordedCommand([.copy(text), .paste], remark: remark, delay: rehearsal.delay)
  }

  /// A paste of several lines that is too long for one command. A field makes blanks of line ends all the same.
  private static func longPaste(_ text: String, _ remark: String?) -> RecordedCommand? {
    var line = ""
    for character in text where line.utf8.count < mostPasted {
      line.append(character == "\"" ? "'" : character.isPlain ? character : " ")
    }
    return paste(line, remark ?? "A paste, in one line; what a tape cannot say of it is left out.")
  }

  private static func bytes(_ event: InputEvent, _ remark: String?) -> RecordedCommand? {
    for bytes in KeyBytes.candidates(for: event) where !bytes.isEmpty && bytes.count <= mostBytes {
      let rehearsal = Rehearsal(bytes)
      if rehearsal.events == [event] {
        return RecordedCommand([.bytes(bytes)], remark: remark, delay: rehearsal.delay)
      }
    }
    return nil
  }
}

extension MouseEvent {
  /// Whether it is the beginning of what a tape calls a click.
  var isClick: Bool { kind == .press && button == .left && modifiers.isEmpty }

  fileprivate func isOverMiddle(of size: Size) -> Bool {
    modifiers.isEmpty && x == size.columns / 2 && y == size.rows / 2
  }
}

extension Character {
  /// Whether it can stand in a file that people read: nothing that a terminal obeys or that changes the way of the text.
  fileprivate var isPlain: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
      case .format: scalar == "\u{200D}"
      default: true
      }
    }
  }
}
