public import StoaCanvas

/// One line of a row: a text on the left, and what stands at the right edge, which gives way last.
public enum RowText {
  /// Draws both; the left text is cut with an ellipsis where they would meet.
  public static func draw(
    on canvas: inout Canvas, in rect: Rect, line: Int = 0, indent: Int = 1, _ left: String, style: Style = .plain,
    right: String = "", rightStyle: Style = .dim
  ) {
    let y = rect.origin.y + line
    let columns = rect.size.columns - 1
    let rightWidth = min(TextWidth.of(right), max(0, columns / 2))
    let room = columns - indent - (rightWidth > 0 ? rightWidth + 1 : 0)
    canvas.write(left, at: Point(x: rect.origin.x + indent, y: y), style: style, width: max(0, room))
    guard rightWidth > 0 else { return }
    if style == rightStyle {
      // One style from edge to edge, blanks included, is sent once.
      canvas.restyle(Rect(x: rect.origin.x + indent, y: y, columns: columns - indent, rows: 1)) { _ in style }
    }
    canvas.write(
      right, at: Point(x: rect.origin.x + columns - rightWidth, y: y), style: rightStyle, width: rightWidth)
  }

  /// A row that has not come yet, or could not be read.
  public static func drawPlaceholder(on canvas: inout Canvas, in rect: Rect, _ text: String) {
    canvas.write(
      text, at: Point(x: rect.origin.x + 1, y: rect.origin.y), style: .dim, width: max(0, rect.size.columns - 2))
  }
}

extension RowText {
  /// The beginning of a longer text, wrapped into so many lines; the last one ends in an ellipsis when there is more.
  public static func drawParagraph(
    on canvas: inout Canvas, in rect: Rect, line: Int, lines: Int, _ text: String, indent: Int = 3
  ) {
    let width = rect.size.columns - indent - 1
    guard width > 0 else { return }
    // A long text is not laid out whole for two lines of it.
    let start = SafeText.line(String(text.prefix(width * (lines + 1))))
    let wrapped = TextLayout.wrap(start, width: width)
    for offset in 0..<min(lines, wrapped.count) {
      let isCut = offset == lines - 1 && wrapped.count > lines
      let shown = isCut ? wrapped[offset...].joined(separator: " ") : wrapped[offset]
      canvas.write(
        shown, at: Point(x: rect.origin.x + indent, y: rect.origin.y + line + offset), style: .dim, width: width)
    }
  }
}
