/// The characters that frames and rules are drawn with, each one column wide.
public enum BorderGlyphs: Hashable, Sendable {
  /// Light box drawing characters.
  case unicode
  /// The same with round corners.
  case rounded
  /// `-`, `|` and `+`.
  case ascii

  /// A piece of a horizontal line.
  public var horizontal: Character { self == .ascii ? "-" : "─" }
  /// A piece of a vertical line.
  public var vertical: Character { self == .ascii ? "|" : "│" }
  /// The corner at the upper left.
  public var topLeft: Character { corner("┌", rounded: "╭") }
  /// The corner at the upper right.
  public var topRight: Character { corner("┐", rounded: "╮") }
  /// The corner at the lower left.
  public var bottomLeft: Character { corner("└", rounded: "╰") }
  /// The corner at the lower right.
  public var bottomRight: Character { corner("┘", rounded: "╯") }

  /// Where a horizontal rule meets the left side of a frame.
  public var leftTee: Character { self == .ascii ? "+" : "├" }
  /// Where a horizontal rule meets the right side of a frame.
  public var rightTee: Character { self == .ascii ? "+" : "┤" }

  /// Where a vertical rule meets the top side of a frame.
  public var topTee: Character { self == .ascii ? "+" : "┬" }
  /// Where a vertical rule meets the bottom side of a frame.
  public var bottomTee: Character { self == .ascii ? "+" : "┴" }

  private func corner(_ square: Character, rounded: Character) -> Character {
    switch self {
    case .unicode: square
    case .rounded: rounded
    case .ascii: "+"
    }
  }
}
