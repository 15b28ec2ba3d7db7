/// The function keys' sequences: what xterm, rxvt, the Linux console, tmux and screen send.
///
/// Source: xterm's control sequences ("PC-Style Function Keys", "VT220-Style Function Keys"), rxvt's reference manual,
/// the kitty keyboard protocol ("Legacy functional keys").
enum KeyTable {
  /// The key of `CSI number ~`.
  static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of a CSI sequence's letter, or of the same letter after SS3.
  static func key(letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// rxvt's arrows in small letters: with Shift after CSI, with Control after SS3.
  static func rxvtArrow(letter: UInt8) -> Key? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) else { return nil }
    return key(letter: letter - 0x20)
  }

  /// The keypad in application mode, after SS3.
  static func keypad(letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(letter - 0x40)))
    default: nil
    }
  }

  /// The Linux console's F1 to F5, after `CSI [`.
  static func linuxFunction(letter: UInt8) -> Key? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return nil }
    return .function(Int(letter - UInt8(ascii: "A")) + 1)
  }

  /// What a byte below 0x20, or DEL, is as a key.
  static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  /// The modifiers of a sequence's modifier parameter (1 plus the bits); nil where one of them is unknown to us, since
  /// Super-d must not do what d does. Caps and num lock count for nothing.
  ///
  /// Source: the kitty keyboard protocol, "Modifiers"; xterm's 2 to 8 are the same.
  static func modifiers(parameter: Int?) -> Modifiers? {
    guard let parameter else { return [] }
    let bits = max(parameter, 1) - 1
    guard bits < 256, bits & 0b0001_1000 == 0 else { return nil }
    var modifiers: Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}
