/// What stands for text outside of ASCII on a terminal that has nothing else.
enum ASCIIFallback {
  /// One column for one column; all that is not here becomes a question mark for each of its columns.
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{20}"..."\u{7E}": scalar
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": " "
    case "─", "━", "‐", "‑", "‒", "–", "—", "―", "−", "·": "-"
    case "│", "┃", "║": "|"
    case "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯": "+"
    case "‘", "’", "‚", "′": "'"
    case "“", "”", "„", "″", "«", "»": "\""
    case "…": "~"
    case "•": "*"
    case "×", "✓": "x"
    case "✗": "!"
    case "←", "‹": "<"
    case "→", "›", "▌": ">"
    case "↑": "^"
    case "↓": "v"
    default: "?"
    }
  }
}
