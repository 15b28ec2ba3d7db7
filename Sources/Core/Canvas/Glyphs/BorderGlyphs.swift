/// The characters that frames and rules are drawn with, each one column wide.
public enum BorderGlyphs: Hashable, Sendable {
  /// Light box drawing characters.
  case unicode
  /// The same with round corners.
  case rounded
  case ascii

  public var horizontal: Character { self == .ascii ? "-" : "─" }
  public var vertical: Character { self == .ascii ? "|" : "│" }
  public var topLeft: Character { corner("┌", rounded: "╭") }
  public var topRight: Character { corner("┐", rounded: "╮") }
  public var bottomLeft: Character { corner("└", rounded: "╰") }
  public var bottomRight: Character { corner("┘", rounded: "╯") }

  /// Where a horizontal rule meets the left side of a frame, and the right one.
  public var leftTee: Character { self == .ascii ? "+" : "├" }
  public var rightTee: Character { self == .ascii ? "+" : "┤" }

  /// Where a vertical rule meets the top side of a frame, and the bottom one.
  public var topTee: Character { self == .ascii ? "+" : "┬" }
  public var bottomTee: Character { self == .ascii ? "+" : "┴" }

  private func corner(_ square: Character, rounded: Character) -> Character {
    switch self {
    case .unicode: square
    case .rounded: rounded
    case .ascii: "+"
    }
  }
}
