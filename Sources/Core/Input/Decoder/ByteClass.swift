/// What a byte can mean to the decoder's table.
enum ByteClass: UInt8, CaseIterable {
  /// C0 but for those named here, and DEL: a key of its own.
  case controlKey
  /// NUL: Ctrl-Space, but a coordinate in a legacy mouse report.
  case null
  /// BEL: ends an OSC string.
  case bell
  /// CAN and SUB: end any sequence at once.
  case cancel
  case escape
  /// 0x20–0x2F.
  case intermediate
  /// 0x30–0x3F.
  case parameter
  /// 0x40–0x7E but for those named here.
  case final
  /// `[`: a control sequence (CSI).
  case bracket
  /// `O`: a single shift (SS3).
  case letterO
  /// `]`: a command string (OSC).
  case closeBracket
  /// `P`, `X`, `^`, `_`: DCS, SOS, PM, APC.
  case stringStart
  /// `\`: the string terminator, after Esc.
  case backslash
  /// 0x80–0xFF: a part of a multi-byte character.
  case high

  init(of byte: UInt8) {
    self =
      switch byte {
      case 0x00: .null
      case 0x07: .bell
      case 0x18, 0x1A: .cancel
      case 0x1B: .escape
      case 0x00..<0x20, 0x7F: .controlKey
      case 0x20..<0x30: .intermediate
      case 0x30..<0x40: .parameter
      case UInt8(ascii: "["): .bracket
      case UInt8(ascii: "O"): .letterO
      case UInt8(ascii: "]"): .closeBracket
      case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): .stringStart
      case UInt8(ascii: "\\"): .backslash
      case 0x40..<0x7F: .final
      default: .high
      }
  }
}
