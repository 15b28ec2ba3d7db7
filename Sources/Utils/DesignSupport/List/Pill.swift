/// A short label that stands out from its line, such as a city or a state.
public enum Pill {
  /// The label in brackets, so that it is a pill without any colour too; nothing for an empty label.
  public static func text(_ label: String) -> String { label.isEmpty ? "" : "[\(label)]" }
}
