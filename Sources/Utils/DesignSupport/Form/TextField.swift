public import StoaCanvas

/// A one-line field of a form or a filter, with its label and a caret.
public enum TextField {
  /// Draws the field; the text scrolls so that the caret, where there is one, is in view.
  ///
  /// - Parameters:
  ///   - caret: Where the caret stands, in characters; nil while another field has the keys.
  ///   - isSecret: Whether the text is shown as dots.
  public static func draw(
    on canvas: inout Canvas, in rect: Rect, label: String, text: String, caret: Int?, isSecret: Bool = false
  ) {
    let labelStyle: Style = caret == nil ? .dim : .bold
    // Half of the line is kept for the text, if there is one or may soon be.
    let most = caret == nil && text.isEmpty ? rect.size.columns : rect.size.columns / 2
    let labelWidth = min(TextWidth.of(label), most)
    let start = canvas.write(label, at: rect.origin, style: labelStyle, width: labelWidth)
    let room = rect.origin.x + rect.size.columns - start
    guard room > 1 else { return }
    let shown = isSecret ? String(repeating: "*", count: text.count) : SafeText.line(text)
    // No character is narrower than a column: what stands further left cannot be in view.
    var before = shown.prefix(caret ?? 0).suffix(max(0, room - 1))
    let after = shown.dropFirst(caret ?? 0)
    while TextWidth.of(before) >= room { before = before.dropFirst() }
    let end = canvas.write(before, at: Point(x: start, y: rect.origin.y))
    canvas.write(after, at: Point(x: end, y: rect.origin.y), width: room - (end - start))
    if caret != nil { canvas.cursor = Point(x: end, y: rect.origin.y) }
  }
}
