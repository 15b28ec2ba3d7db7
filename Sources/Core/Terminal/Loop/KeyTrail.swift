internal import CTerminal
package import StoaInput

/// What a crash file tells of the last keys: their names, but never a text that somebody typed or pasted.
package enum KeyTrail {
  /// Keeps the event.
  ///
  /// - Parameter isText: Whether a character becomes part of a text.
  static func note(_ event: InputEvent, isText: Bool) {
    guard var name = name(of: event, isText: isText) else { return }
    name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { ct_crash_note_key($0.baseAddress, $0.count) }
    }
  }

  /// What is kept of it; nil for what nobody pressed.
  package static func name(of event: InputEvent, isText: Bool) -> String? {
    switch event {
    case .key(let press): name(of: press, isText: isText)
    case .paste: "paste"
    case .mouse(let mouse):
      switch mouse.kind {
      case .press: "click(\(mouse.x),\(mouse.y))"
      case .wheelUp: "wheel-up"
      case .wheelDown: "wheel-down"
      case .release, .drag: nil
      }
    case .focus: nil
    }
  }

  /// Whether so many different characters came at once that no hand has typed them: a terminal without bracketed paste
  /// hands over a password like that.
  package static func arePasted(_ events: [InputEvent]) -> Bool {
    guard events.count > 4 else { return false }
    var characters: Set<Character> = []
    for case .key(let press) in events {
      if case .character(let character) = press.key { characters.insert(character) }
      if characters.count > 4 { return true }
    }
    return false
  }

  private static func name(of press: KeyPress, isText: Bool) -> String {
    guard case .character(let character) = press.key else { return press.label }
    if isText, !press.modifiers.contains(.control) { return "•" }
    // No key map has a longer one, and the place for a name is small.
    return character.utf8.count > 8 ? "?" : press.label
  }
}
