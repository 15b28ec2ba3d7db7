internal import CNcurses

/// The byte sequences of the terminal that ncurses has opened: how it is entered, and how it is left as it was.
struct Capabilities: Sendable {
  /// Written once before the first frame.
  let enter: [UInt8]
  /// Undoes whatever may have been set, in whatever state the terminal is.
  let leave: [UInt8]
  /// Whether it understands the private modes that all of xterm's kin share, or at least swallows them.
  let hasPrivateModes: Bool
  /// Whether its frames can be made shorter: it moves as ECMA-48 says, and at the right edge it waits for more text
  /// before it goes to the next line.
  let isCompactable: Bool
  /// Whether text can be placed at all.
  let canPlaceCursor: Bool

  /// Reads the terminal description that is current in ncurses.
  init() {
    let position = Self.text("cup")
    canPlaceCursor = !position.isEmpty
    hasPrivateModes = position.starts(with: [0x1B, UInt8(ascii: "[")])
    isCompactable =
      hasPrivateModes && stoa_flag("xenl") && Self.text("hpa") == Array("\u{1B}[%i%p1%dG".utf8)
      && Self.text("cud1") == [0x0A] && Self.text("cr") == [0x0D]
    let alternate = Self.text("smcup")
    let normal = Self.text("rmcup")
    var enter = alternate
    var leave: [UInt8] = []
    if hasPrivateModes {
      // The whole screen scrolls, whatever a program before us has left.
      enter += Array("\u{1B}[r".utf8) + Self.paste(true)
      leave += Array("\u{1B}[?2026l".utf8)
    }
    leave += Self.text("sgr0") + Self.text("op")
    if hasPrivateModes {
      leave += Array("\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?1004l".utf8) + Self.paste(false)
    }
    leave += Self.text("rmkx") + Self.text("cnorm")
    // Without an alternate screen the prompt goes below what was shown.
    leave += normal.isEmpty && hasPrivateModes ? Array("\u{1B}[999;1H\r\n".utf8) : normal
    self.enter = enter
    self.leave = leave
  }

  private static func paste(_ isOn: Bool) -> [UInt8] {
    Array((isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l").utf8)
  }

  /// A capability without its padding marks (`$<5>`), empty when the terminal lacks it.
  private static func text(_ name: String) -> [UInt8] {
    guard let text = stoa_capability(name) else { return [] }
    var bytes: [UInt8] = []
    var rest = Array(String(cString: text).utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
