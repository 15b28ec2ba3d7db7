package import EntireTabUI

/// The themes, by the names that the program has for them.
package enum DemoTheme: String, CaseIterable, Sendable {
  case `default`, contrast, mono

  package var style: ThemeStyle {
    switch self {
    case .default: .standard
    case .contrast: .contrast
    case .mono: .mono
    }
  }
}
