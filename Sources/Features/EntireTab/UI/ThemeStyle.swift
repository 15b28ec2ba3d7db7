public import StoaCanvas

/// How a theme changes what is drawn.
public enum ThemeStyle: Hashable, Sendable {
  case standard
  /// Nothing is dim.
  case contrast
  /// Nothing has a hue.
  case mono

  /// Applies the theme to the whole screen.
  public func apply(to canvas: inout Canvas) {
    switch self {
    case .standard: break
    case .contrast: canvas.restyle(canvas.bounds) { $0.without(.dim) }
    case .mono: canvas.restyle(canvas.bounds) { $0.with(foreground: .standard) }
    }
  }
}
