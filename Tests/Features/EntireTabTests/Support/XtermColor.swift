internal import Foundation
internal import StoaCanvas

/// A colour as xterm has it without a theme (XTerm-col.ad), and how it is told from another (WCAG 2.2, 1.4.3).
struct XtermColor {
  let red: Double
  let green: Double
  let blue: Double

  static let black = XtermColor(red: 0, green: 0, blue: 0)
  static let white = XtermColor(red: 1, green: 1, blue: 1)

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// nil for the terminal's own foreground.
  init?(_ hue: Hue) {
    let on = 0xCD / 255.0
    switch hue {
    case .standard: return nil
    case .red: self.init(red: on, green: 0, blue: 0)
    case .green: self.init(red: 0, green: on, blue: 0)
    case .yellow: self.init(red: on, green: on, blue: 0)
    case .blue: self.init(red: 0, green: 0, blue: 0xEE / 255.0)
    case .magenta: self.init(red: on, green: 0, blue: on)
    case .cyan: self.init(red: 0, green: on, blue: on)
    }
  }

  /// From 1 for the same to 21 for black and white.
  func contrast(with other: XtermColor) -> Double {
    let pair = [luminance, other.luminance].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
