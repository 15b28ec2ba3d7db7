internal import StoaInput

extension TapeCommand {
  /// The command as a tape writes it, without a pace; nil for a text that cannot stand in quotes, and for a command that
  /// nobody writes down while the program runs.
  package var written: String? {
    switch self {
    case .type(let text, _): Self.quoted(text).map { "Type \($0)" }
    case .copy(let text): Self.quoted(text).map { "Copy \($0)" }
    case .press(let press, _, let count): press.written(times: count)
    case .scroll(let way, _, let count): (way == .up ? "ScrollUp" : "ScrollDown") + (count == 1 ? "" : " \(count)")
    case .click(let column, let row): "Click \(column),\(row)"
    case .bytes(let bytes): "Bytes " + bytes.map(Self.digits).joined()
    case .resize(let columns, let rows): "Resize \(columns)x\(rows)"
    case .link(let link):
      link.contains { $0.isWhitespace || $0 == "#" } ? Self.quoted(link).map { "Link \($0)" } : "Link \(link)"
    case .sleep(let duration): "Sleep \(Self.milliseconds(duration))ms"
    case .advance(let duration): "Advance \(Self.milliseconds(duration))ms"
    case .paste: "Paste"
    case .offline: "Offline"
    case .online: "Online"
    default: nil
    }
  }

  /// In the first quotes that do not stand in the text.
  private static func quoted(_ text: String) -> String? {
    guard !text.utf8.contains(where: \.endsLine) else { return nil }
    return ["\"", "'", "`"].first { !text.utf8.contains($0.utf8.first ?? 0) }.map { $0 + text + $0 }
  }

  private static func digits(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  }
}

extension KeyPress {
  /// The key by the name that a tape has for it, with what is held down; nil for a character alone, which is typed, and
  /// for a chord that is pressed more than once.
  fileprivate func written(times count: Int) -> String? {
    let held = [(Modifiers.control, "Ctrl+"), (.alt, "Alt+"), (.shift, "Shift+")]
      .filter { modifiers.contains($0.0) }.map(\.1).joined()
    let name = Key.tapeNames.filter { $0.value == key }.keys.min()
    guard !held.isEmpty else { return name.map { count == 1 ? $0 : "\($0) \(count)" } }
    guard count == 1 else { return nil }
    if let name { return held + name }
    guard case .character(let character) = key, character != "\"" else { return nil }
    return held + (character.isLetter || character.isNumber ? String(character) : "\"\(character)\"")
  }
}
