/// Fits text into columns, by grapheme clusters; widths as in `TextWidth`.
public enum TextLayout {
  /// The longest start of the text that fits.
  public static func clip(_ text: String, to columns: Int) -> String {
    let (end, _) = cut(text, to: columns)
    return end == text.endIndex ? text : String(text[..<end])
  }

  /// The text when it fits, else as much of its start as fits before the ellipsis (nothing at all in no columns).
  public static func ellipsize(_ text: String, to columns: Int, ellipsis: Character = "…") -> String {
    guard columns > 0 else { return "" }
    guard cut(text, to: columns).end != text.endIndex else { return text }
    let (end, _) = cut(text, to: columns - TextWidth.of(ellipsis))
    return text[..<end] + String(ellipsis)
  }

  /// Exactly that many columns: the text with blanks around it, or ellipsized, with a blank where half a cluster
  /// would be.
  public static func pad(
    _ text: String, to columns: Int, alignment: TextAlignment = .leading, ellipsis: Character = "…"
  ) -> String {
    let fitting = ellipsize(text, to: columns, ellipsis: ellipsis)
    let missing = max(0, columns - TextWidth.of(fitting))
    guard missing > 0 else { return fitting }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + fitting + String(repeating: " ", count: missing - before)
  }

  /// An integer with a comma between each three digits.
  public static func number(_ value: Int) -> String {
    var text = value < 0 ? "-" : ""
    let digits = String(value.magnitude)
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.count - offset) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Where the text must end to fit, and the columns up to there.
  static func cut(_ text: String, to columns: Int) -> (end: String.Index, width: Int) {
    let utf8 = text.utf8
    let printable = utf8.withContiguousStorageIfAvailable { $0.isPrintableASCII ? $0.count : nil }
    if let printable, let printable {
      let width = max(0, min(printable, columns))
      return (utf8.index(utf8.startIndex, offsetBy: width), width)
    }
    return text.withClusterReader { reader in
      var width = 0
      var length = 0
      while let token = reader.next() {
        let (more, bytes) =
          switch token {
          case .scalar(let scalar, let columns): (columns, UTF8.width(scalar))
          case .cluster(let character): (TextWidth.of(character), character.utf8.count)
          }
        if width + more > columns { break }
        width += more
        length += bytes
      }
      return (utf8.index(utf8.startIndex, offsetBy: length), width)
    }
  }
}
