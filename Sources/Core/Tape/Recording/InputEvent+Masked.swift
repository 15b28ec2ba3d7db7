internal import StoaInput

extension InputEvent {
  /// The event with an asterisk for each character that becomes part of a text; nil where there is none to hide.
  var masked: InputEvent? {
    switch self {
    case .key(let press):
      guard case .character(let character) = press.key, !press.modifiers.contains(.control) else { return nil }
      return .key(KeyPress(.character(Self.mask(character)), press.modifiers))
    case .paste(let text):
      return .paste(String(text.map(Self.mask)))
    case .mouse, .focus:
      return nil
    }
  }

  /// What makes a field as much longer as the character does. A field drops control characters, which hide nothing.
  private static func mask(_ character: Character) -> Character {
    if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .control }) { return character }
    // A mark that came alone joins the character before it.
    return ("a" + String(character)).count == 1 ? "\u{301}" : "*"
  }
}
