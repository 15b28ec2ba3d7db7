/// How many colours are used, from fewest to most.
public enum Palette: Int, Hashable, Sendable, Comparable {
  /// None: attributes alone.
  case none
  /// The terminal's own 8 or 16.
  case basic
  /// 256, of which the first 16 are the terminal's own.
  case extended

  public static func < (one: Palette, other: Palette) -> Bool { one.rawValue < other.rawValue }

  /// The palette of a terminal with this many colours.
  init(colors: Int) {
    self = colors >= 256 ? .extended : colors >= 8 ? .basic : .none
  }
}
