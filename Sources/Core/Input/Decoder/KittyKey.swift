/// A key of the kitty keyboard protocol (`CSI code:shifted:base ; modifiers:event ; text u`), or of xterm's
/// modifyOtherKeys (`CSI 27 ; modifiers ; code ~`).
///
/// Source: the kitty keyboard protocol, "An overview" and "Functional key definitions".
enum KittyKey {
  private static let release = 3

  static func press(_ parameters: SequenceParameters) -> KeyPress? {
    guard parameters.prefix == nil, !parameters.hasIntermediates, let code = parameters[0],
      parameters[1, 1] != release
    else { return nil }
    return press(
      code: code, shifted: parameters[0, 1], text: parameters[2], modifiers: parameters[1])
  }

  /// The key press of a code point with a modifier parameter; nil for keys that are none of ours (Caps Lock, media
  /// keys, modifiers alone).
  static func press(code: Int, shifted: Int? = nil, text: Int? = nil, modifiers: Int?) -> KeyPress? {
    guard var held = KeyTable.modifiers(parameter: modifiers) else { return nil }
    if let key = functional(code) { return KeyPress(key, held) }
    guard let plain = character(code) else { return nil }
    // Control's letters are small ones, as in the legacy encoding.
    guard !held.contains(.control) else { return KeyPress(.character(small(plain)), held) }
    guard held.contains(.shift) else { return KeyPress(.character(plain), held) }
    let typed = character(shifted ?? text) ?? capital(plain)
    if typed != plain || small(plain) != plain { held.remove(.shift) }
    return KeyPress(.character(typed), held)
  }

  private static func character(_ code: Int?) -> Character? {
    guard let code, code >= 0x20, !(0x7F..<0xA0).contains(code), !(0xE000..<0xF900).contains(code),
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    else { return nil }
    return Character(scalar)
  }

  private static func capital(_ character: Character) -> Character {
    let capital = character.uppercased()
    return capital.count == 1 ? capital.first ?? character : character
  }

  private static func small(_ character: Character) -> Character {
    let small = character.lowercased()
    return small.count == 1 ? small.first ?? character : character
  }

  private static func functional(_ code: Int) -> Key? {
    switch code {
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57376...57398: .function(code - 57376 + 13)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399) + UInt8(ascii: "0"))))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
