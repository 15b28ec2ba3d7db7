internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// What terminals send, through the decoder into the whole program.
@FlowActor struct TerminalInputTests {
  private static let escape = "\u{1B}"

  @Test(
    arguments: zip(["[H", "OH", "[1~", "[7~", "[1;1H", "[57423u"], ["[F", "OF", "[4~", "[8~", "[1;1F", "[57424u"]))
  func homeAndEndMoveInAllTheirForms(home: String, end: String) async {
    let program = Program()
    await program.settle()
    await program.receive(bytes(Self.escape + end))
    #expect(await program.status().hasSuffix("5/5"))
    await program.receive(bytes(Self.escape + home))
    #expect(await program.status().hasSuffix("1/5"))
  }

  @Test(arguments: [
    "]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "]11;rgb:ffff/ffff/ffff\u{7}", "[?62;22c", "[?1;2c", "[0n", "[24;80R",
    "[?2026;2$y", "P>|XTerm(379)\u{1B}\\", "_Gi=31;OK\u{1B}\\", "[99;99q", "[?1;1;1;1z", "Oz", "[I", "[O", "x", "q",
    "Q", "[201~",
  ])
  func repliesUnknownSequencesAltLettersAndFocusDoNothing(sequence: String) async {
    let program = Program()
    let before = await program.settle()
    let all = bytes(Self.escape + sequence)
    await program.receive(all)
    for cut in 2..<max(3, all.count) { await program.receive(Array(all[..<cut]), Array(all[cut...])) }
    #expect(await program.settle() == before)
    #expect(program.raised.isEmpty && program.address == "people")
  }

  @Test func escClosesASheetWithinATenthOfASecond() async {
    let program = Program()
    await program.press(.character("i"))
    await program.receive([0x1B])
    #expect(program.address == "people")
    #expect(InputDecoder.escapeDelay <= .milliseconds(100))
  }

  @Test(arguments: ["B\ro\rd\ry\t", "q\u{1B}[201~Q\r:quit\r\u{1B}", "\u{1B}", "\u{3}\u{3}", "2"])
  func aPasteIntoAListIsRefusedAndNothingElse(text: String) async {
    let program = Program()
    let before = await program.settle()
    await program.receive(pasted(text))
    #expect(await program.status().hasPrefix(" Pasting works in text fields only."))
    await program.press(.character("^"))
    #expect(await program.settle() == before)
    #expect(program.raised.isEmpty && program.address == "people")
  }

  @Test(arguments: ["/", ":"])
  func aPasteIntoALineIsOneLineOfText(key: Character) async {
    let program = Program()
    await program.press(.character(key))
    await program.receive(pasted("B\ro\rd\ry\tx\u{1B}[201~Q\u{1B}[A\u{3}"))
    let label = key == "/" ? "/ " : ":"
    #expect(await program.settle().lines.contains { $0.hasSuffix("\(label)B o d y xQ[A") })
    await program.press(.control("u"), KeyPress(.escape))
    #expect(program.raised.isEmpty && program.address == "people")
  }

  @Test(
    arguments: zip(
      ["/", ":"], [" Too long: a filter has at most 256 characters. Esc clears it.", " the link has 102406 bytes"]))
  func aHundredKilobytesAreKeptWholeAndThatTheyAreTooLongIsSaid(key: Character, reason: String) async {
    let program = Program()
    await program.press(.character(key))
    await program.receive(pasted("people"))
    await program.receive(pasted(String(repeating: "0123456789", count: 10_240)))
    await program.press(KeyPress(.enter))
    #expect(await program.status().hasPrefix(reason))
    // Still text: the next key goes where the paste has ended, and what is before it can be taken away at once.
    await program.press(.character("!"))
    #expect(await program.settle().lines.contains { $0.hasSuffix("6789!") })
    await program.press(.control("u"), .character("p"))
    #expect(await program.settle().lines.contains { $0.hasSuffix("p") })
    #expect(await !program.status().hasPrefix(reason))
  }

  @Test(arguments: zip(["/", ":"], [256, 4_096]))
  func asMuchAsAnAddressHoldsIsTakenWhole(key: Character, limit: Int) async {
    let program = Program()
    await program.press(.character(key))
    await program.receive(pasted(String(repeating: "0123456789", count: 500).prefix(limit - 2).description))
    // The caret is behind the last one of them: one more goes there, and all of them can be taken away one by one.
    await program.press(.control("a"), .character("<"), .control("e"), .character(">"))
    #expect(await program.settle().lines.contains { $0.hasSuffix("0123>") })
    await program.press(KeyPress(.home))
    for _ in 0..<3 { await program.press(KeyPress(.delete)) }
    #expect(await program.settle().lines.contains { $0.contains("234567890") })
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private func pasted(_ text: String) -> [UInt8] { bytes("\u{1B}[200~" + text + "\u{1B}[201~") }
}
