public import StoaInput

/// The bytes that a terminal sends for keys, pastes and the mouse.
///
/// The legacy encodings of xterm where there are any, so that `Ctrl+I` is Tab and `Ctrl+M` is Enter as on a keyboard;
/// `CSI … u` for what they cannot tell, such as `Ctrl+Enter`.
///
/// Source: xterm's control sequences ("PC-Style Function Keys", "Mouse Tracking", "Bracketed Paste Mode"); the kitty
/// keyboard protocol for the rest.
public enum KeyBytes {
  /// What one key sends. A shifted letter is its capital, as typed.
  public static func of(_ press: KeyPress) -> [UInt8] {
    switch press.key {
    case .character(let character): of(character, press.modifiers)
    case .enter: control(0x0D, code: 13, press.modifiers)
    case .backspace: control(0x7F, code: 127, press.modifiers)
    case .escape: press.modifiers.isEmpty ? [escape] : coded(27, press.modifiers)
    case .tab where press.modifiers == .shift: sequence("Z")
    case .tab: control(0x09, code: 9, press.modifiers)
    case .up: lettered("A", press.modifiers)
    case .down: lettered("B", press.modifiers)
    case .right: lettered("C", press.modifiers)
    case .left: lettered("D", press.modifiers)
    case .home: lettered("H", press.modifiers)
    case .end: lettered("F", press.modifiers)
    case .insert: numbered(2, press.modifiers)
    case .delete: numbered(3, press.modifiers)
    case .pageUp: numbered(5, press.modifiers)
    case .pageDown: numbered(6, press.modifiers)
    case .function(let number): function(number, press.modifiers)
    }
  }

  static let escape: UInt8 = 0x1B

  static func sequence(_ body: String) -> [UInt8] { [escape, UInt8(ascii: "[")] + body.utf8 }

  private static func of(_ character: Character, _ modifiers: Modifiers) -> [UInt8] {
    if modifiers.contains(.control) { return controlled(character, modifiers) }
    let typed = modifiers.contains(.shift) ? character.uppercased() : String(character)
    guard modifiers.contains(.alt) else { return Array(typed.utf8) }
    // Escape and one of these would begin a sequence.
    let isIntroducer = typed.utf8.count == 1 && "[OPX\\^_]".contains(typed)
    guard isIntroducer, let code = typed.unicodeScalars.first?.value else { return [escape] + typed.utf8 }
    return coded(Int(code), .alt)
  }

  /// Control takes the upper bits of a letter away; only some signs have such a byte.
  private static func controlled(_ character: Character, _ modifiers: Modifiers) -> [UInt8] {
    let small = Character(character.lowercased())
    guard let scalar = small.unicodeScalars.first, small.unicodeScalars.count == 1 else {
      return Array(String(character).utf8)
    }
    let alt: [UInt8] = modifiers.contains(.alt) ? [escape] : []
    let hasByte = scalar == " " || ("a"..."z").contains(scalar) || ("\\"..."_").contains(scalar)
    // Escape twice is not Alt and Escape.
    guard hasByte, !modifiers.contains(.shift) else { return coded(Int(scalar.value), modifiers) }
    return alt + [UInt8(scalar.value & 0x1F)]
  }

  /// Enter, Tab and Backspace: a byte of their own, after Escape with Alt, and a code with any other modifier.
  private static func control(_ byte: UInt8, code: Int, _ modifiers: Modifiers) -> [UInt8] {
    switch modifiers {
    case []: [byte]
    case .alt: [escape, byte]
    default: coded(code, modifiers)
    }
  }

  private static func lettered(_ letter: String, _ modifiers: Modifiers) -> [UInt8] {
    sequence(modifiers.isEmpty ? letter : "1;\(parameter(modifiers))\(letter)")
  }

  private static func numbered(_ number: Int, _ modifiers: Modifiers) -> [UInt8] {
    sequence(modifiers.isEmpty ? "\(number)~" : "\(number);\(parameter(modifiers))~")
  }

  private static func coded(_ code: Int, _ modifiers: Modifiers) -> [UInt8] {
    sequence("\(code);\(parameter(modifiers))u")
  }

  private static func function(_ number: Int, _ modifiers: Modifiers) -> [UInt8] {
    switch number {
    case 1...4 where modifiers.isEmpty: [escape, UInt8(ascii: "O"), UInt8(ascii: "O") + UInt8(number)]
    // xterm's own form of a modified F3 cannot be told from a report of the cursor's place.
    case 1...5: numbered(number + 10, modifiers)
    case 6...10: numbered(number + 11, modifiers)
    case 11...14: numbered(number + 12, modifiers)
    case 15, 16: numbered(number + 13, modifiers)
    case 17...20: numbered(number + 14, modifiers)
    default: coded(57376 - 13 + number, modifiers)
    }
  }

  private static func parameter(_ modifiers: Modifiers) -> Int { Int(modifiers.rawValue) + 1 }
}
