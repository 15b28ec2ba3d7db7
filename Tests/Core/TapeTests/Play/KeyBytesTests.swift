internal import StoaCanvas
internal import StoaInput
internal import StoaTape
internal import Testing

struct KeyBytesTests {
  private static let keys: [Key] =
    [
      .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .character(" "),
    ] + (1...35).map { .function($0) }
  private static let modifiers = (0..<8).map { Modifiers(rawValue: $0) }

  /// What arrives for bytes that come in one piece, once the escape delay has passed.
  private func events(_ bytes: [UInt8]) -> [InputEvent] {
    var decoder = InputDecoder()
    let events = decoder.feed(bytes)
    return decoder.awaitsMore ? events + decoder.flush() : events
  }

  @Test func everyKeyDecodesToItself() {
    for key in Self.keys {
      for held in Self.modifiers where key != .character(" ") || !held.contains(.shift) || held.contains(.control) {
        let press = KeyPress(key, held)
        #expect(events(KeyBytes.of(press)) == [.key(press)])
      }
    }
  }

  @Test func everySignDecodesToItselfAloneAndWithAlt() {
    let signs = (0x21...0x7E).compactMap { Unicode.Scalar($0) }.map { Character($0) } + ["é", "한", "Ω"]
    for sign in signs {
      #expect(events(KeyBytes.of(.character(sign))) == [.key(.character(sign))])
      #expect(events(KeyBytes.of(.alt(sign))) == [.key(.alt(sign))])
    }
  }

  /// Control and these letters are other keys on every keyboard.
  @Test func someLettersWithControlAreOtherKeys() {
    let others: KeyValuePairs<Character, KeyPress> = ["h": .backspace, "i": .tab, "j": .enter, "m": .enter]
    for (letter, press) in others { #expect(events(KeyBytes.of(.control(letter))) == [.key(press)]) }
  }

  @Test func allOtherSignsWithControlDecodeToThemselves() {
    let signs = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.map { Character($0) }
    for sign in signs where !sign.isUppercase && !"hijm".contains(sign) {
      for held: Modifiers in [.control, [.control, .alt], [.control, .shift], [.control, .alt, .shift]] {
        let press = KeyPress(.character(sign), held)
        #expect(events(KeyBytes.of(press)) == [.key(press)])
      }
    }
  }

  @Test func keysAreSentAsXtermSendsThem() {
    let sent: KeyValuePairs<KeyPress, String> = [
      .up: "\u{1B}[A", .shiftTab: "\u{1B}[Z", .home: "\u{1B}[H", .pageDown: "\u{1B}[6~", .function(1): "\u{1B}OP",
      .function(5): "\u{1B}[15~", .function(12): "\u{1B}[24~", .control("c"): "\u{03}", .alt("x"): "\u{1B}x",
      KeyPress(.left, .control): "\u{1B}[1;5D", KeyPress(.character("a"), .shift): "A", .control(" "): "\0",
      .enter: "\r", .backspace: "\u{7F}", .delete: "\u{1B}[3~",
    ]
    for (press, text) in sent { #expect(KeyBytes.of(press) == Array(text.utf8)) }
  }

  @Test func aPasteArrivesWhole() {
    for text in ["two\nlines", "no \u{1B}[31m colour", "q\r\nw", "", "김 🙂"] {
      #expect(events(KeyBytes.paste(text)) == [.paste(text.replacing("\r\n", with: "\n"))])
    }
  }

  @Test func aPasteCannotEndItself() {
    let text = "a\u{1B}[201~q\u{1B}[20\u{1B}[201~1~w"
    #expect(events(KeyBytes.paste(text)) == [.paste("a[201~q\u{1B}[20[201~1~w")])
  }

  @Test func theMouseArrivesAtItsCell() {
    #expect(
      events(KeyBytes.click(column: 10, row: 5)) == [
        .mouse(MouseEvent(.press, button: .left, x: 10, y: 5)),
        .mouse(MouseEvent(.release, button: .left, x: 10, y: 5)),
      ])
    #expect(
      events(KeyBytes.wheel(.down, over: Size(columns: 80, rows: 24))) == [.mouse(MouseEvent(.wheelDown, x: 40, y: 12))]
    )
  }

  @Test func aTapeTellsWhatItTypes() throws {
    let tape = try TapeParser.parse("Type \"ab\"\nSleep 1s\nDown 2\nExpect /a/\nCopy \"x\"\nPaste", name: "t")
    let strokes = tape.strokes(on: Size(columns: 80, rows: 24))
    #expect(strokes.map(\.line) == [1, 2, 3, 5, 6])
    #expect(strokes.map(\.source) == ["Type \"ab\"", "Sleep 1s", "Down 2", "Copy \"x\"", "Paste"])
    #expect(
      strokes.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "ab", "", "\u{1B}[B\u{1B}[B", "", "\u{1B}[200~x\u{1B}[201~",
      ])
  }
}
