internal import CNcurses
internal import StoaCanvas
internal import StoaFlow

extension Painter {
  /// Opens the description of this terminal or, where the machine has none of that name, of one that most terminals
  /// understand, and says so. Writes a line to standard error and returns nil when nothing can be shown.
  static func forTerminal(
    _ term: String, _ size: Size, _ palette: Palette, _ charset: Charset, _ notice: (String) -> Void
  ) -> Painter? {
    for candidate in candidates(for: term) {
      guard let painter = Painter(term: candidate, size: size, palette: palette, charset: charset) else { continue }
      guard painter.capabilities.canPlaceCursor else {
        painter.close()
        Complaint.say("TERM=\(term) cannot place text on the screen: set TERM to what your terminal is")
        return nil
      }
      if candidate != term {
        notice(
          term.isEmpty ? "TERM is not set: \(candidate) is used" : "TERM=\(term) is unknown here: \(candidate) is used")
      }
      return painter
    }
    Complaint.say("no terminal description for TERM=\(term): install ncurses-base, or set TERMINFO")
    return nil
  }

  /// The names under which a description is looked for, in this order.
  static func candidates(for term: String) -> [String] {
    [term, "xterm-256color", "xterm", "vt100"].filter { !$0.isEmpty }
  }

  /// Most descriptions leave the alternate character set with every change of an attribute, three bytes each time; it is
  /// never entered here, since lines are drawn with Unicode's characters or with ASCII's.
  static func leaveCharsetAlone() {
    for part in ["%?%p9%t\u{1B}(0%e\u{1B}(B%;", "%?%p9%t\u{0E}%e\u{0F}%;"] { stoa_capability_drop("sgr", part) }
    for part in ["\u{1B}(B", "\u{0F}"] { stoa_capability_drop("sgr0", part) }
  }
}
