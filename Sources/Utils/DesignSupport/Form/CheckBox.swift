public import StoaCanvas

/// A control that is on or off.
public enum CheckBox {
  /// The box with its name, if any: "[x] name", with the check mark that the glyphs have.
  public static func text(_ name: String, isOn: Bool, glyphs: GlyphSet) -> String {
    "[\(isOn ? String(glyphs.check) : " ")]\(name.isEmpty ? "" : " \(name)")"
  }
}
