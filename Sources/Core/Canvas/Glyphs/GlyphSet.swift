/// The signs a screen is made of, beside its text: one set for UTF-8 terminals, one for all others.
///
/// Every sign is one column wide, so that a layout does not depend on the set.
public enum GlyphSet: Hashable, Sendable {
  case unicode
  /// With this set, a canvas also replaces everything outside of ASCII in what is written to it.
  case ascii

  public var isASCII: Bool { self == .ascii }

  public var border: BorderGlyphs { isASCII ? .ascii : .unicode }

  /// Ends a text that was cut.
  public var ellipsis: Character { isASCII ? "~" : "…" }

  public var check: Character { isASCII ? "x" : "✓" }
  public var cross: Character { isASCII ? "!" : "✗" }
  public var bullet: Character { isASCII ? "*" : "•" }

  /// Stands between two parts of one line.
  public var separator: Character { isASCII ? "-" : "·" }

  public var arrowLeft: Character { isASCII ? "<" : "←" }
  public var arrowRight: Character { isASCII ? ">" : "→" }
  public var arrowUp: Character { isASCII ? "^" : "↑" }
  public var arrowDown: Character { isASCII ? "v" : "↓" }

  /// Marks the selected row at its left edge.
  public var selection: Character { isASCII ? ">" : "▌" }

  public var scrollTrack: Character { isASCII ? "|" : "│" }
  public var scrollThumb: Character { isASCII ? "#" : "┃" }

  /// Fills a row that is not loaded yet.
  public var placeholder: Character { isASCII ? "." : "·" }

  /// The frames of the sign that something is going on, in order.
  public var spinner: [Character] {
    isASCII ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }

  /// The spinner's frame number `tick`, which may be any integer.
  public func spinnerFrame(_ tick: Int) -> Character {
    let frames = spinner
    let frame = tick % frames.count
    return frames[frame < 0 ? frame + frames.count : frame]
  }
}
