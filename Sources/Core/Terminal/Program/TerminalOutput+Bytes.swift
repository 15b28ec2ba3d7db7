internal import StoaCanvas

extension TerminalOutput {
  /// What is written for it; empty for what only changes the next frame.
  package var bytes: [UInt8] {
    switch self {
    case .copy(let text): Self.clipboard(text)
    case .bell: [0x07]
    case .title(let text): Array("\u{1B}]2;\(SafeText.line(text))\u{1B}\\".utf8)
    case .redraw: []
    case .mouse(let isOn): Array((isOn ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l").utf8)
    }
  }

  /// OSC 52 with the text in base64, so that no byte of it can end the sequence; harmless, since it will be pasted into
  /// another program.
  private static func clipboard(_ text: String) -> [UInt8] {
    Array("\u{1B}]52;c;".utf8) + base64(Array(SafeText.block(text).utf8)) + Array("\u{1B}\\".utf8)
  }

  /// RFC 4648, section 4, with padding.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for position in 0..<4 {
        let isPadding = position > group.count
        result.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * position) & 63])
      }
    }
    return result
  }
}
