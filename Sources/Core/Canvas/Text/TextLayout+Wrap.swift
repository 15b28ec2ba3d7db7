extension TextLayout {
  /// The text in lines of at most that many columns.
  ///
  /// Lines end at line breaks, at spaces (which are left out there), after hyphens, and on both sides of a wide
  /// character; a word that is longer than a line is cut. A cluster wider than a line shows as "?". With `limit`, no
  /// more than that many lines come back, and the last of them ends with the ellipsis when there was more. An empty
  /// text is one empty line; in no columns, or with no lines, there is nothing.
  public static func wrap(
    _ text: String, width: Int, limit: Int? = nil, ellipsis: Character = "…"
  ) -> [String] {
    guard width > 0, limit.map({ $0 > 0 }) ?? true else { return [] }
    var text = text
    let lines = text.withUTF8 { bytes in
      var wrapper = LineWrapper(bytes, width: width, limit: limit)
      wrapper.wrap()
      return wrapper.lines
    }
    guard let limit, lines.count > limit, var last = lines.prefix(limit).last else { return lines }
    if TextWidth.of(last) + TextWidth.of(ellipsis) > width { last = clip(last, to: width - TextWidth.of(ellipsis)) }
    return lines.prefix(limit - 1) + [last + String(ellipsis)]
  }
}
