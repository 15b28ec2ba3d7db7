/// Texts that would harm a careless program, each with what it tries.
enum HostileText {
  static let samples: [(name: String, text: String)] = [
    ("wide by a selector", "\u{26A1}\u{FE0F} zap, \u{2764}\u{FE0F} heart"),
    ("joined emoji", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} and \u{1F9D1}\u{200D}\u{1F4BB}"),
    ("flag, keycap, skin", "\u{1F1FA}\u{1F1F8} 1\u{FE0F}\u{20E3} \u{1F44D}\u{1F3FD}"),
    ("wide letters", "\u{6F22}\u{5B57}\u{677F} movie \u{677F}\u{FF21}\u{FF22}"),
    ("syllables in parts", "\u{FF71}\u{FF72} \u{1112}\u{1161}\u{11AB} \u{D55C}\u{AE00}"),
    ("twelve marks", "Z" + String(repeating: "\u{301}", count: 12) + "algo"),
    ("a mark alone", "\u{301}first"),
    ("hidden blanks", "a\u{AD}b\u{200B}c\u{FEFF}d\u{202F}e"),
    ("right to left", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{2067}abc\u{2069} \u{202E}gpj.exe\u{202C}"),
    ("clears the screen", "A\u{1B}[2J\u{1B}[HB"),
    ("writes the clipboard", "A\u{1B}]52;c;cHduZWQ=\u{7}B"),
    ("names the window", "A\u{1B}]0;owned B"),
    ("a false link", "\u{1B}]8;;https://example.invalid\u{7}click\u{1B}]8;;\u{7}"),
    ("C1 controls", "A\u{9B}31mB\u{9D}0;x\u{9C}C"),
    ("C0 controls", "safe\rEVIL\u{8}\u{8}\tt\u{B}\u{C}\u{7}\u{7F}\0end"),
    ("breaks of lines", "one\ntwo\u{2028}three"),
    ("newer than most", "\u{1FAE8} \u{1FAE9} new"),
    ("nothing to see", "\u{FE0F}\u{200D}\u{E0067}"),
    ("without an end", String(repeating: "x", count: 400)),
    ("formats", "%s %n %@ %1$s {0} \\(x) (a[b{*+?|\\"),
    ("clusters", "\u{E01}\u{E47}\u{E33} \u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}"),
  ]

  /// The text of that name; empty where there is none.
  static func named(_ name: String) -> String { samples.first { $0.name == name }?.text ?? "" }
}
