extension Canvas {
  /// Each row as text with the escape codes of its styles (SGR, ECMA-48, 8.3.117).
  ///
  /// A row stands for itself: it starts from plain and is reset at its end; one that is all plain has no escape code.
  /// Plain blanks at the end are left out. Selection is shown in reverse. Without `colors`, hues are left out.
  public func ansi(colors: Bool = true) -> [String] {
    (0..<size.rows).map { ansiRow($0, colors: colors) }
  }

  private func ansiRow(_ y: Int, colors: Bool) -> String {
    withRow(y) { row in
      let end = row.lastIndex { $0.width > 0 && $0 != .blank }.map { $0 + row[$0].width } ?? 0
      var text = ""
      var current = ""
      for cell in row[..<end] where cell.width > 0 {
        let codes = cell.style.codes(colors: colors)
        if codes != current {
          text += codes.isEmpty ? "\u{1B}[0m" : "\u{1B}[\(current.isEmpty ? "" : "0;")\(codes)m"
          current = codes
        }
        append(cell, to: &text)
      }
      return current.isEmpty ? text : text + "\u{1B}[0m"
    }
  }
}

extension Style {
  /// The parameters of SGR, with semicolons between them; empty for plain.
  fileprivate func codes(colors: Bool) -> String {
    var codes: [String] = []
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) || isSelected { codes.append("7") }
    if colors, let code = foreground.foregroundCode { codes.append(String(code)) }
    return codes.joined(separator: ";")
  }
}
