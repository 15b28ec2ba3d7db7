internal import Glibc

/// A colour as the terminal shows it: red, green and blue from 0 to 1 (sRGB).
public struct TerminalColor: Hashable, Sendable {
  /// How much red, from 0 to 1.
  public var red: Double
  /// How much green, from 0 to 1.
  public var green: Double
  /// How much blue, from 0 to 1.
  public var blue: Double

  /// No light at all.
  public static let black = TerminalColor(red: 0, green: 0, blue: 0)
  /// All light.
  public static let white = TerminalColor(red: 1, green: 1, blue: 1)

  /// A colour by its three parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How well it is told from another: 1 for the same, 21 for black and white (WCAG 2.2, 1.4.3).
  public func contrast(with other: TerminalColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// `#rrggbb`.
  public var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }
      .joined()
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Reads what terminals answer: `rgb:` and one to four hexadecimal digits for each part, with slashes between them
  /// (XParseColor); nil for anything else.
  package init?(report: some StringProtocol) {
    let forms = ["rgb:", "rgba:"]
    guard let form = forms.first(where: { report.hasPrefix($0) }) else { return nil }
    let parts = report.dropFirst(form.count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == form.count - 1 else { return nil }
    var values: [Double] = []
    for part in parts.prefix(3) {
      guard (1...4).contains(part.count), let value = UInt16(part, radix: 16) else { return nil }
      values.append(Double(value) / Double((1 << (4 * part.count)) - 1))
    }
    self.init(red: values[0], green: values[1], blue: values[2])
  }
}
