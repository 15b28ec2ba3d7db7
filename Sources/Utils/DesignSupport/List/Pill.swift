internal import StoaCanvas

/// A short label that stands out from its line, such as a city or a state.
public enum Pill {
  /// The label in brackets, so that it is a pill without any colour too; nothing for a label that shows nothing.
  public static func text(_ label: String) -> String {
    let shown = SafeText.line(label)
    return TextWidth.of(shown) == 0 || shown.allSatisfy(\.isWhitespace) ? "" : "[\(label)]"
  }
}
