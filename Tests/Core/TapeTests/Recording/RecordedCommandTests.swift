internal import StoaCanvas
internal import StoaInput
internal import StoaTape
internal import Testing

/// What an event is written as, and whether the tape brings about the same event again.
struct RecordedCommandTests {
  private let size = Size(columns: 80, rows: 24)
  private static let modifiers = (0..<8).map { Modifiers(rawValue: $0) }

  /// What the tape says, read and sent through the decoder as a player does.
  private func events(of text: String) throws -> [InputEvent] {
    var decoder = InputDecoder()
    return try TapeParser.parse(text, name: "t.tape").strokes(on: size).flatMap { stroke in
      let events = decoder.feed(stroke.bytes)
      var held: [InputEvent] = []
      while decoder.awaitsMore { held += decoder.flush() }
      return events + held
    }
  }

  private func expectAgain(_ event: InputEvent, source: SourceLocation = #_sourceLocation) throws {
    let text = try #require(RecordedCommand.of(event, on: size)?.text, sourceLocation: source)
    #expect(try events(of: text) == [event], "\(text)", sourceLocation: source)
  }

  private func text(_ event: InputEvent) -> String? { RecordedCommand.of(event, on: size)?.text }

  @Test func everyKeyWithEveryModifierComesAgain() throws {
    let keys: [Key] =
      [
        .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      ] + (1...35).map { .function($0) }
    for key in keys {
      for held in Self.modifiers { try expectAgain(.key(KeyPress(key, held))) }
    }
  }

  @Test func everySignComesAgainAloneAndWithControlAndAlt() throws {
    let signs = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.map { Character($0) } + ["é", "한", "Ω", "ß"]
    for sign in signs {
      try expectAgain(.key(.character(sign)))
      try expectAgain(.key(.alt(sign)))
      guard !sign.isUppercase else { continue }
      for held: Modifiers in [.control, [.control, .alt], [.control, .shift], [.control, .alt, .shift]] {
        let press = KeyPress(.character(sign), held)
        // ^Z stops the program, and no program hears of it.
        if press != .control("z") { try expectAgain(.key(press)) }
      }
    }
  }

  @Test(arguments: ["👩‍👩‍👧", "🇰🇷", "é", "\u{301}", "\u{FFFD}", "\u{202E}", "\u{200D}", "\u{E000}", "\u{AD}", "\u{2028}"])
  func everyCharacterComesAgain(character: String) throws {
    try expectAgain(.key(.character(try #require(character.first))))
  }

  @Test(arguments: [
    "plain", "with \"one\" kind", "'two' \"kinds\"", "`all` 'three' \"kinds\"", "two\nlines", "\ttab", "서울 é 👩‍👩‍👧", "",
    "\u{1B}[2J", "\u{202E}reversed", "a # is no comment", "trailing ", "\u{0}\u{7F}",
  ])
  func everyPasteComesAgain(text: String) throws { try expectAgain(.paste(text)) }

  @Test func everyReportOfTheMouseComesAgain() throws {
    for kind: MouseEvent.Kind in [.press, .release, .drag, .wheelUp, .wheelDown] {
      for button: MouseEvent.Button in [.left, .middle, .right] {
        for held in Self.modifiers where !(kind == .press && button == .left && held.isEmpty) {
          let isWheel = kind == .wheelUp || kind == .wheelDown
          for place in [(0, 0), (40, 12), (221, 7)] {
            try expectAgain(
              .mouse(MouseEvent(kind, button: isWheel ? .none : button, x: place.0, y: place.1, modifiers: held)))
          }
        }
      }
    }
    try expectAgain(.mouse(MouseEvent(.release, button: .none, x: 3, y: 4)))
    let press = MouseEvent(.press, button: .left, x: 10, y: 5)
    #expect(text(.mouse(press)) == "Click 10,5\n")
    #expect(
      try events(of: "Click 10,5") == [.mouse(press), .mouse(MouseEvent(.release, button: .left, x: 10, y: 5))])
  }

  @Test func peopleReadWhatIsWritten() {
    #expect(text(.key(.enter)) == "Enter\n")
    #expect(text(.key(.space)) == "Space\n")
    #expect(text(.key(.character("\""))) == "Type '\"'\n")
    #expect(text(.key(.control("c"))) == "Ctrl+c\n")
    #expect(text(.key(.alt("x"))) == "Alt+x\n")
    #expect(text(.key(.shiftTab)) == "Shift+Tab\n")
    #expect(text(.key(.function(13))) == "Bytes 1b5b32357e\n")
    #expect(text(.key(.control("h"))) == "Bytes 1b5b3130343b3575\n")
    #expect(text(.paste("a b")) == "Copy \"a b\"\nPaste\n")
    #expect(text(.mouse(MouseEvent(.wheelUp, x: 40, y: 12))) == "ScrollUp\n")
  }

  @Test func nothingIsWrittenForTheFocusAndForWhatTheLoopTakes() {
    #expect(text(.focus(true)) == nil)
    #expect(text(.key(.control("z"))) == nil)
  }

  @Test func aLongPasteOfManyLinesIsPastedInOne() throws {
    let line = String(repeating: "0123456789 \"'`\u{1B}\n", count: 500)
    let tape = try #require(text(.paste(line)))
    #expect(tape.hasPrefix("# A paste, in one line; what a tape cannot say of it is left out.\nCopy \""))
    #expect(try events(of: tape) == [.paste(String(repeating: "0123456789 ''`  ", count: 500))])
  }

  @Test func aSecretKeepsItsLengthAlone() throws {
    func masked(_ event: InputEvent) -> String? { RecordedCommand.of(event, on: size, isSecret: true)?.text }
    let remark = "# \(RecordedCommand.secretRemark)\n"
    #expect(masked(.key(.character("p"))) == "\(remark)Type \"*\"\n")
    #expect(masked(.key(.character("👩‍👩‍👧"))) == "\(remark)Type \"*\"\n")
    #expect(masked(.key(.alt("p"))) == "\(remark)Alt+\"*\"\n")
    #expect(masked(.paste("한글 pw")) == "\(remark)Copy \"*****\"\nPaste\n")
    #expect(masked(.key(.enter)) == "Enter\n")
    #expect(masked(.key(.control("u"))) == "Ctrl+u\n")
    let long = try #require(masked(.paste(String(repeating: "hunter\n", count: 1000))))
    #expect(!long.contains("hunter"))
  }
}
