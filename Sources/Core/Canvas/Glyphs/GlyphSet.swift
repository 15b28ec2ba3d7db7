/// The signs a screen is made of, beside its text: one set for UTF-8 terminals, one for all others.
///
/// Every sign is one column wide, so that a layout does not depend on the set.
public enum GlyphSet: Hashable, Sendable {
  /// Characters of Unicode, each one column wide.
  case unicode
  /// With this set, a canvas also replaces everything outside of ASCII in what is written to it.
  case ascii

  /// Whether the set has ASCII alone.
  public var isASCII: Bool { self == .ascii }

  /// What frames and rules are drawn with.
  public var border: BorderGlyphs { isASCII ? .ascii : .unicode }

  /// Ends a text that was cut.
  public var ellipsis: Character { isASCII ? "~" : "…" }

  /// Marks what is done, or chosen.
  public var check: Character { isASCII ? "x" : "✓" }
  /// Marks what failed.
  public var cross: Character { isASCII ? "!" : "✗" }
  /// Begins an entry of a list.
  public var bullet: Character { isASCII ? "*" : "•" }

  /// Stands between two parts of one line.
  public var separator: Character { isASCII ? "-" : "·" }

  /// Points to the left.
  public var arrowLeft: Character { isASCII ? "<" : "←" }
  /// Points to the right.
  public var arrowRight: Character { isASCII ? ">" : "→" }
  /// Points up.
  public var arrowUp: Character { isASCII ? "^" : "↑" }
  /// Points down.
  public var arrowDown: Character { isASCII ? "v" : "↓" }

  /// Marks the selected row at its left edge.
  public var selection: Character { isASCII ? ">" : "▌" }

  /// The way along which a scroll bar's thumb moves.
  public var scrollTrack: Character { isASCII ? "|" : "│" }
  /// The part of a scroll bar that stands for what is in view.
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
