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
      let end = row.lastIndex { $0.width > 0 && $0 != .blank }.map { $0 + 1 } ?? 0
      var bytes: [UInt8] = []
      var style = Style.plain
      var codes = ""
      for cell in row[..<end] where cell.width > 0 {
        if cell.style != style {
          style = cell.style
          let next = style.codes(colors: colors)
          if next != codes { bytes += Self.change(from: codes, to: next).utf8 }
          codes = next
        }
        append(cell, to: &bytes)
      }
      if !codes.isEmpty { bytes += "\u{1B}[0m".utf8 }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func change(from old: String, to new: String) -> String {
    if new.isEmpty { return "\u{1B}[0m" }
    return old.isEmpty ? "\u{1B}[\(new)m" : "\u{1B}[0;\(new)m"
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
