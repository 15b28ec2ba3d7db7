package import StoaInput
internal import StoaTape

extension MonkeySteps {
  /// The keys that some place or the shell knows; those that move and open stand there more than once.
  package static let usualKeys: [KeyPress] =
    "jjjjkkkkgGlllhhh123[]?,y-HLmRRiiooccuurssppp/~".map { .character($0) }
    + "fbdul".map { .control($0) }
    + [
      .down, .down, .down, .up, .up, .enter, .enter, .enter, .enter, .escape, .escape, .escape, .backspace, .left,
      .right,
      .right, .tab, .shiftTab, .home, .end, .pageDown, .pageUp, .space, .space, .space, .function(12),
      KeyPress(.left, .alt), KeyPress(.right, .alt),
    ]

  /// Those that may end the program.
  package static let leavingKeys: [KeyPress] = "qqqqQ".map { .character($0) } + [.control("c")]

  /// Those that edit a line of text.
  static let editingKeys: [KeyPress] =
    [.left, .right, .home, .end, .backspace, .delete, .tab, .shiftTab, .up, .down] + "aeknpuwz".map { .control($0) }

  /// Those that mean nothing, or might one day.
  static let otherKeys: [KeyPress] =
    "aAbdefnrtuvwxzBCDEFHIJKLMNOPSTUVWXYZ04567890!\"#$%&'()*+.;<=>@\\^_`{|}éß한👍".map { .character($0) }
    + "aeghijkmnoprstvwxyz".map { .control($0) } + "abfdqx[]".map { .alt($0) }
    + (1...12).map { .function($0) } + [.insert, .delete, KeyPress(.up, .shift), KeyPress(.down, [.control, .alt])]

  /// What is typed into a filter, or where an address is wanted.
  static let words = [
    "a", "e", "zo", "qui", "lis", "an", "o ", "  ", "ZOË", "서울", "x", "zzzzzz", "%", "_", "\\", "'", "\"", "é", "👩‍👩‍👧",
    "مرحبا", "-", "é", "0", "nothing has this in it at all, however long one looks for it in the list",
  ]

  static let commands = [
    "refresh", "keys", "mark", "undo", "ask", "order", "mouse", "address", "filter", "sheet", "back", "people 3",
    "posts author=3", "todos",
    "previous-place", "next-tab", "leave", "down", "open", "preferences", "redraw", "cancel", "inspect", "network",
    "nonsense",
    "people/",
  ]

  static let addresses = [
    "people", "people/3", "people/1", "people/10", "people?q=an&sort=city", "people?sheet=overview", "people/3/posts",
    "posts", "posts/12", "posts/100", "posts/12/comments", "posts?author=3", "posts?sheet=highlights", "posts?q=qui",
    "settings", "settings/todos?assignee=3", "settings/todos/7", "settings/todos?completed=true",
    "settings?sheet=digest",
    "settings/preferences", "settings/account", "stoa://people/2", "people/99", "posts/0", "posts?author=99",
    "people:80/3", "nowhere", "people/3/posts/4", "posts?q=%00", "settings/todos?q=%E2%80%AE", "people?sort=none",
  ]

  /// Names that the sample may have, and one that it has not.
  static let usernames = ["seoyeon", "seoyeon", "seoyeon", "zoe", "ines", "aditi", "olena", "nobody"]

  /// Control characters, bidi controls, marks without end, ends of pastes, and lines.
  static let hostileTexts = [
    "one\ntwo\r\nthree\n", "q", "Q\nq\n", "\u{202E}reversed\u{202C} \u{2066}and isolated", "\u{1B}[2J\u{1B}[H",
    "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{1B}[201~q", "a" + String(repeating: "\u{301}", count: 200),
    "\u{0}\u{7F}\u{85}",
    "\u{200D}\u{200D}\u{FE0F}", "👩‍👩‍👧‍👦🇰🇷🇰🇷🇰👍🏽", "\u{FFFD}\u{10FFFF}", String(repeating: "long ", count: 400), "", "\t\t",
    "한글 漢字 ｶﾅ",
  ]

  /// What terminals answer, unasked: attributes, colours, places of the cursor, focus; what nobody knows; halves of them.
  static let replies: [[UInt8]] =
    [
      "[?62;1;6;22c", "[>1;4000;20c", "]11;rgb:1e1e/1e1e/2e2e\u{7}", "]10;rgb:ff/ff/ff\u{1B}\\", "[12;40R", "[I", "[O",
      "[?2026;2$y", "[?1u", "P>|term(1.0)\u{1B}\\", "_Gi=31;OK\u{1B}\\", "[<0;3;3M", "[M !!", "[M#!!", "[97;5u",
      "[200~", "[201~",
      "[999;999;999Z", "[", "]", "P", "O", "[<", "]11;rgb:", "[38:2:", "[27;5;106~", "Oj", "[1;1", "[57441u",
      "X stray\u{1B}\\",
    ].map(escaped)
    + [
      [0x1B], [0x1B, 0x1B], [0xC3], [0xFF], [0xE2, 0x80], [0xAE], [0x9B, 0x41], [0x07], [0x00], Array("12;40R".utf8),
    ]

  static func escaped(_ body: String) -> [UInt8] { [0x1B] + body.utf8 }
}
