/// A seeded source of tapes: pieces of the grammar in any order, changed at random, or bytes of any kind.
struct TapeFuzzSource {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func tape() -> [UInt8] {
    if below(10) == 0 { return bytes(below(64)) }
    var tape: [UInt8] = []
    for _ in 0..<below(16) {
      tape += Array(Self.pieces[below(Self.pieces.count)].utf8)
      if below(3) > 0 { tape.append(contentsOf: below(6) == 0 ? [13, 10] : [UInt8(below(3) == 0 ? 10 : 32)]) }
    }
    if below(3) == 0 { change(&tape) }
    return tape
  }

  mutating func pattern() -> String {
    var text = ""
    for _ in 0..<below(12) { text += Self.signs[below(Self.signs.count)] }
    return text
  }

  private mutating func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(UInt8(truncatingIfNeeded: next())) }
    return bytes
  }

  private mutating func change(_ tape: inout [UInt8]) {
    for _ in 0...below(3) {
      let place = below(tape.count + 1)
      switch below(3) {
      case 0: tape.insert(contentsOf: bytes(1), at: place)
      case 1: tape.removeSubrange(place..<min(tape.count, place + 1 + below(4)))
      default: tape.insert(contentsOf: tape.prefix(below(tape.count + 1)), at: place)
      }
    }
  }

  private static let pieces = [
    "Output", "Require", "Set", "Sleep", "Type", "Ctrl", "Alt", "Shift", "Hide", "Show", "Screenshot", "Copy",
    "Paste", "Env", "Source", "Wait", "Subtitle", "ScrollUp", "Expect", "ExpectNot", "Resize", "Click", "Bytes",
    "1b5b49", "Link",
    "Offline", "Online", "Advance", "Enter", "Space", "PageDown", "F5", "Ctrl+C", "Ctrl+Shift+", "Alt+Tab",
    "Shift+[", "+Alt", "+A", "+", "@", "@500ms", "@.5", "@0", "3", "0", "100000", "1e9", "99999999999999999999",
    "1.2.3", "2s", "5m", "ms", "10,5", ",", "100x30", "0x0", "\"hello\"", "'a b'", "`q`", "\"", "'", "`", "/re/",
    "/(a+)+$/", "/[/", "/\\//", "/", "{}", "{ \"red\": \"#fff\" }", "{", "}", "TypingSpeed", "WaitTimeout",
    "WaitPattern", "LoopOffset", "WindowBar", "Rings", "MarginFill", "\"#123456\"", "CursorBlink", "true",
    "Theme", "FontSize", "LineHeight", "%", "#", "# comment\n", "\n", "\r", "\r\n", "\t", "\u{FEFF}", "a.tape",
    "b.tape", "walk.txt", "frames/", "/tmp/x.txt", "stoa://people?q=ann&b=#c", "LANG", "Tpye", "entre", "foo",
    "한글", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇰🇷", "\u{1B}[2J", "\u{1B}.tape", "/\\\u{1B}/", "\u{2028}", "\u{85}",
    "\0", "\u{200D}", "\\", "^", "=", "-", "_", "~", "$HOME",
  ]

  private static let signs = [
    "a", "b", "Z", "한", "😀", "\n", " ", ".", "^", "$", "|", "(", ")", "(?:", "(?i)", "(?s:", "(?-m)", "(?P<n>",
    "(?=", "[", "]", "[^", "a-z", "z-a", "[:alpha:]", "[:", "-", "*", "+", "?", "{2}", "{2,}", "{1,30}", "{1000}",
    "{", "}", ",", "\\", "\\d", "\\W", "\\b", "\\B", "\\A", "\\z", "\\pL", "\\p{Nd}", "\\P{^Lu}", "\\Q", "\\E",
    "\\x41", "\\x{", "\\0", "\\1", "\\/", "\u{1B}", "\u{2028}", "é", "\\\u{7}",
  ]
}
