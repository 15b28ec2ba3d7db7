/// A colour by its name: the terminal's palette decides what it looks like.
///
/// Black and white are left out, since one of them is the background of every terminal.
public enum Hue: UInt8, CaseIterable, Hashable, Sendable {
  /// The terminal's own foreground, and the colours 1 to 6 of its palette.
  case standard, red, green, yellow, blue, magenta, cyan

  /// The parameter of SGR that chooses it as the foreground; nil for the terminal's own (ECMA-48, 8.3.117).
  var foregroundCode: Int? {
    switch self {
    case .standard: nil
    case .red: 31
    case .green: 32
    case .yellow: 33
    case .blue: 34
    case .magenta: 35
    case .cyan: 36
    }
  }
}
