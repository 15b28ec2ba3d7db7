/// Text that breaks programs of this kind: it drifts, hides, reorders, or commands the terminal.
public enum HostileText {
  /// Each by what is wrong with it.
  public static let all: [(name: String, text: String)] = [
    ("selector after a wide sign", "\u{26A1}\u{FE0F} zap the build"),
    ("selector after narrow signs", "\u{26A0}\u{FE0F} warning \u{2764}\u{FE0F} heart \u{1F3F7}\u{FE0F} tag"),
    ("joined family and coder", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} and \u{1F9D1}\u{200D}\u{1F4BB}"),
    ("flag, keycap, skin tone", "\u{1F1FA}\u{1F1F8} 1\u{FE0F}\u{20E3} \u{1F44D}\u{1F3FD}"),
    ("Han and fullwidth, ends on an odd column", "\u{6F22}\u{5B57}\u{677F} movie \u{677F}\u{FF21}\u{FF22}"),
    ("halfwidth kana, single letters of Hangul", "\u{FF71}\u{FF72}\u{FF73} \u{1112}\u{1161}\u{11AB} \u{D55C}\u{AE00}"),
    ("a run of marks", "Z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}algo"),
    ("a mark without a letter", "\u{301}first"),
    ("decomposed and composed", "Cle\u{301}ment / Cl\u{E9}ment"),
    ("soft hyphen, invisible spaces", "a\u{AD}b\u{200B}c\u{FEFF}d\u{202F}e"),
    ("right to left, isolates, override", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{2067}abc\u{2069} \u{202E}gpj.exe\u{202C}"),
    ("clears the screen", "A\u{1B}[2J\u{1B}[HB"),
    ("writes into the clipboard", "A\u{1B}]52;c;cHduZWQ=\u{7}B"),
    ("sets the title, without end", "A\u{1B}]0;owned B"),
    ("links elsewhere", "\u{1B}]8;;https://example.invalid\u{7}click\u{1B}]8;;\u{7}"),
    ("eight-bit controls", "A\u{9B}31mB\u{9D}0;x\u{9C}C"),
    ("moves the cursor", "safe\u{D}EVIL\u{8}\u{8}\u{9}t\u{B}\u{C}\u{7}\u{7F}\u{0}end"),
    ("lines in a line", "line one\u{A}line two\u{2028}line three"),
    ("newer than the C library", "\u{1FAE8} \u{1FAE9} new"),
    ("nothing but tags and selectors", "\u{FE0F}\u{200D}\u{E0067}"),
    ("a long word", String(repeating: "x", count: 400)),
    ("nothing", ""),
    ("signs of patterns", "(a[b{*+?|\\"),
    ("signs of formats", "%s %n %@ %1$s {0} \\(x)"),
    ("Thai and Devanagari", "\u{E01}\u{E47}\u{E33} \u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}"),
  ]
}
