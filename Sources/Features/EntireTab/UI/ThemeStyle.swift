public import StoaCanvas

/// How a theme changes what is drawn.
public enum ThemeStyle: Hashable, Sendable {
  case standard
  /// Nothing is dim, and no hue is left that xterm's own palette shows with less than 3:1 on black or on white.
  case contrast
  /// Nothing has a hue.
  case mono

  /// Applies the theme to the whole screen.
  public func apply(to canvas: inout Canvas) {
    switch self {
    case .standard: break
    case .contrast: canvas.restyle(canvas.bounds) { Self.plainer($0.without(.dim)) }
    case .mono: canvas.restyle(canvas.bounds) { $0.with(foreground: .standard) }
    }
  }

  /// Hues that are readable on black and on white, whatever the terminal's background is.
  static let readable: Set<Hue> = [.red, .magenta]

  private static func plainer(_ style: Style) -> Style {
    readable.contains(style.foreground) ? style : style.with(foreground: .standard)
  }
}
