internal import StoaInput
internal import StoaTape
internal import Testing

/// A command as a tape writes it reads as the same command.
struct TapeWrittenTests {
  static let table: [(TapeCommand, String)] = [
    (.type("a b", pace: nil), "Type \"a b\""), (.type("\"", pace: nil), "Type '\"'"),
    (.type("\"'", pace: nil), "Type `\"'`"), (.copy("é"), "Copy \"é\""), (.paste, "Paste"),
    (.press(.down, pace: nil, count: 1), "Down"), (.press(.down, pace: nil, count: 3), "Down 3"),
    (.press(.space, pace: nil, count: 1), "Space"), (.press(.shiftTab, pace: nil, count: 1), "Shift+Tab"),
    (.press(.control("c"), pace: nil, count: 1), "Ctrl+c"), (.press(.alt("["), pace: nil, count: 1), "Alt+\"[\""),
    (.press(KeyPress(.up, [.control, .alt]), pace: nil, count: 1), "Ctrl+Alt+Up"),
    (.scroll(.up, pace: nil, count: 2), "ScrollUp 2"), (.scroll(.down, pace: nil, count: 1), "ScrollDown"),
    (.click(column: 3, row: 0), "Click 3,0"), (.bytes([0x1B, 0x05]), "Bytes 1b05"),
    (.resize(columns: 1, rows: 60), "Resize 1x60"), (.link("people?q=a"), "Link people?q=a"),
    (.link("a #b"), "Link \"a #b\""), (.sleep(.milliseconds(1500)), "Sleep 1500ms"),
    (.advance(.seconds(2)), "Advance 2000ms"), (.offline, "Offline"), (.online, "Online"),
  ]

  @Test(arguments: table) func itReadsAsItself(command: TapeCommand, text: String) throws {
    #expect(command.written == text)
    #expect(try commands(text) == [command])
  }

  @Test(arguments: [
    TapeCommand.type("\"'`", pace: nil), .type("a\nb", pace: nil), .copy("\r"),
    .press(.control("c"), pace: nil, count: 2), .press(.character("a"), pace: nil, count: 1), .hide,
  ])
  func whatHasNoFormHasNone(command: TapeCommand) {
    #expect(command.written == nil)
  }
}
