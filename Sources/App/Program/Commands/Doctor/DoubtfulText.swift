/// A text of which terminals, and C libraries, do not agree how wide it is.
enum DoubtfulText {
  /// Each with its name, from those that every terminal should know to those that few do.
  static let all: [(name: String, text: String)] = [
    ("line", "─"),
    ("ellipsis", "…"),
    ("check mark", "✓"),
    ("letter and mark", "e\u{301}"),
    ("halfwidth kana", "ｶ"),
    ("ideograph", "漢"),
    ("Hangul in parts", "\u{1112}\u{1161}\u{11AB}"),
    ("conjunct", "क्षि"),
    ("emoji", "⚡"),
    ("emoji, selected", "⚠\u{FE0F}"),
    ("keycap", "1\u{FE0F}\u{20E3}"),
    ("flag", "🇰🇷"),
    ("skin tone", "👍🏽"),
    ("family", "👩\u{200D}👩\u{200D}👧"),
    ("newer emoji", "\u{1FAE8}"),
  ]

  /// What the program's own lines and marks are made of: their width is called ambiguous (UAX #11).
  static let ambiguous: Set<String> = ["─", "…", "✓"]

  static func name(of text: String) -> String { all.first { $0.text == text }?.name ?? "text" }
}
