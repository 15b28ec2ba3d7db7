internal import StoaCanvas
package import StoaInput

/// What some bytes of the terminal were read as, in one line for people.
package struct KeyReading: Equatable {
  /// The first of them.
  package let bytes: [UInt8]
  /// How many there were.
  package let count: Int
  /// Empty for what is swallowed.
  package let events: [InputEvent]

  package init(_ bytes: [UInt8], count: Int? = nil, _ events: [InputEvent]) {
    self.bytes = Array(bytes.prefix(Self.shownBytes))
    self.count = count ?? bytes.count
    self.events = events
  }

  /// How many bytes are shown, and how many of more than that, such as those of a paste.
  static let shownBytes = 16
  private static let shownOfMore = 8
  private static let column = 26

  package func line(isASCII: Bool) -> String {
    let shown = count > Self.shownBytes ? Self.shownOfMore : count
    var dump = bytes.prefix(shown).map(Self.hexadecimal).joined(separator: " ")
    if count > shown { dump += " and \(count - shown) more" }
    let gap = String(repeating: " ", count: max(2, Self.column - dump.count))
    let names = events.map { Self.name($0, isASCII: isASCII) }
    return "  " + dump + gap + (names.isEmpty ? "nothing: a reply, or unknown" : names.joined(separator: ", "))
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func name(_ event: InputEvent, isASCII: Bool) -> String {
    switch event {
    case .key(let press): return isASCII ? press.asciiLabel : SafeText.line(press.label)
    case .paste(let text): return "a paste of \(text.count) \(text.count == 1 ? "character" : "characters")"
    case .focus(let isGained): return isGained ? "the window has the focus" : "the window has lost the focus"
    case .mouse(let mouse): return "\(name(mouse)) at \(mouse.x + 1),\(mouse.y + 1)"
    }
  }

  private static func name(_ mouse: MouseEvent) -> String {
    let held: [(Modifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    let prefix = held.filter { mouse.modifiers.contains($0.0) }.map(\.1).joined()
    switch mouse.kind {
    case .wheelUp: return prefix + "wheel up"
    case .wheelDown: return prefix + "wheel down"
    case .press: return prefix + button(mouse.button) + " pressed"
    case .release: return prefix + button(mouse.button) + " released"
    case .drag: return prefix + button(mouse.button) + " dragged"
    }
  }

  private static func button(_ button: MouseEvent.Button) -> String {
    switch button {
    case .left: "left button"
    case .middle: "middle button"
    case .right: "right button"
    case .none: "some button"
    }
  }
}
