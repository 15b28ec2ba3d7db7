internal import StoaInput
internal import StoaTape
internal import Testing

struct TapeKeyTests {
  static let named: [(String, Key)] = [
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Enter", .enter), ("Escape", .escape),
    ("Tab", .tab), ("Space", .character(" ")), ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert),
    ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end), ("F1", .function(1)),
    ("F12", .function(12)),
  ]

  @Test(arguments: named)
  func aKeyHasACountAndAPace(name: String, key: Key) throws {
    #expect(
      try commands("\(name)\n\(name) 2 \(name)@1 3\n\(name)@100ms\n\(name) @.5s 4") == [
        .press(KeyPress(key), pace: nil, count: 1),
        .press(KeyPress(key), pace: nil, count: 2),
        .press(KeyPress(key), pace: .seconds(1), count: 3),
        .press(KeyPress(key), pace: .milliseconds(100), count: 1),
        .press(KeyPress(key), pace: .milliseconds(500), count: 4),
      ])
  }

  @Test func theWheelTurnsLikeAKey() throws {
    #expect(
      try commands("ScrollUp 4 ScrollDown@100ms 2 ScrollUp") == [
        .scroll(.up, pace: nil, count: 4), .scroll(.down, pace: .milliseconds(100), count: 2),
        .scroll(.up, pace: nil, count: 1),
      ])
  }

  static let chords: [(String, [KeyPress])] = [
    ("Ctrl+C", [KeyPress.control("c")]),
    ("Ctrl+s", [.control("s")]),
    ("Ctrl + l", [.control("l")]),
    ("Ctrl+\"r\"", [.control("r")]),
    ("Ctrl+1", [.control("1")]),
    ("Ctrl+@", [.control("@")]), ("Ctrl+[", [.control("[")]), ("Ctrl+]", [.control("]")]),
    ("Ctrl+^", [.control("^")]), ("Ctrl+\\", [.control("\\")]), ("Ctrl+-", [.control("-")]),
    ("Ctrl+_", [.control("_")]), ("Ctrl+/", [.control("/")]), ("Ctrl+%", [.control("%")]),
    ("Ctrl+Space", [.control(" ")]),
    ("Ctrl+Enter", [KeyPress(.enter, .control)]),
    ("Ctrl+Backspace", [KeyPress(.backspace, .control)]),
    ("Ctrl+Left", [KeyPress(.left, .control)]),
    ("Ctrl+F5", [KeyPress(.function(5), .control)]),
    ("Ctrl+Shift+O", [KeyPress(.character("o"), [.control, .shift])]),
    ("Ctrl+Alt+Shift+P", [KeyPress(.character("p"), [.control, .alt, .shift])]),
    ("Ctrl+Shift+Alt+Down", [KeyPress(.down, [.control, .alt, .shift])]),
    ("Ctrl+A+B", [.control("a"), .control("b")]),
    ("Ctrl+Alt+x+Up", [KeyPress(.character("x"), [.control, .alt]), KeyPress(.up, [.control, .alt])]),
    ("Alt+.", [.alt(".")]), ("Alt+L", [.alt("L")]), ("Alt+i", [.alt("i")]), ("Alt+[", [.alt("[")]),
    ("Alt+]", [.alt("]")]), ("Alt+é", [.alt("é")]), ("Alt+e\u{301}", [.alt("e\u{301}")]),
    ("Alt+Enter", [KeyPress(.enter, .alt)]), ("Alt+Tab", [KeyPress(.tab, .alt)]), ("Alt+Home", [KeyPress(.home, .alt)]),
    ("Alt+Shift+x", [.alt("X")]),
    ("Shift+A", [.character("A")]), ("Shift+a", [.character("A")]), ("Shift+ß", [KeyPress(.character("ß"), .shift)]),
    ("Shift+Tab", [.shiftTab]), ("Shift+Enter", [KeyPress(.enter, .shift)]),
    ("Shift+[", [KeyPress(.character("["), .shift)]),
    ("Shift+Alt+PageUp", [KeyPress(.pageUp, [.alt, .shift])]),
  ]

  @Test(arguments: chords)
  func whatIsHeldDownComesBeforeTheKeys(tape: String, keys: [KeyPress]) throws {
    #expect(try commands(tape) == keys.map { .press($0, pace: nil, count: 1) })
  }

  @Test func everyKeyOfAChordHasTheSamePlace() throws {
    let steps = try TapeParser.parse(" Ctrl+A+B Up", name: "t").steps
    #expect(steps.map(\.source) == ["Ctrl+A+B", "Ctrl+A+B", "Up"])
    #expect(steps.map(\.position.column) == [2, 2, 11])
  }

  @Test(arguments: [
    ("Click 10,5", TapeCommand.click(column: 10, row: 5)),
    ("Click 0 , 999", .click(column: 0, row: 999)),
    ("Bytes 1b5B49 # focus", .bytes([0x1B, 0x5B, 0x49])),
    ("Resize 100x30", .resize(columns: 100, rows: 30)),
    ("Resize 1x1000# all", .resize(columns: 1, rows: 1000)),
  ])
  func cellsAndSizesAreNumbers(tape: String, command: TapeCommand) throws {
    #expect(try commands(tape) == [command])
  }
}
