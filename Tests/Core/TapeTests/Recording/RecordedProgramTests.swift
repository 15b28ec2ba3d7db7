internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import Testing

/// Sessions that write a tape of themselves, and what comes of the tape.
@FlowActor struct RecordedProgramTests {
  /// What the tape shows at its end, played on a screen of its usual size.
  private func replayed(_ tape: String) async throws -> [String] {
    let record = try await Theatre().play(tape)
    #expect(record.failure == nil)
    return record.last.lines
  }

  @Test func keysOfOneMomentComeIntoOneLine() async {
    let session = RecordedNotebook()
    await session.type("hello")
    await session.settle()
    for _ in 1...3 { await session.type(KeyBytes.of(.down)) }
    await session.settle()
    #expect(session.tape == "Type \"hello\"\nDown 3\n")
  }

  @Test func aKeyIsWrittenBeforeTheProgramHearsOfIt() async {
    let session = RecordedNotebook()
    await session.type("a")
    await session.settle()
    #expect(session.tape == "Type \"a\"\n")
    #expect(await session.screen()[0] == "text a")
    #expect(session.open == "Type \"a\"\n")
  }

  @Test func pausesAreWrittenOnceTheyAreLong() async {
    let session = RecordedNotebook()
    await session.type("a")
    await session.pass(.milliseconds(200))
    await session.type("b")
    await session.pass(.milliseconds(280))
    await session.type("c")
    await session.settle()
    #expect(session.tape == "Type \"ab\"\nSleep 200ms\nType \"c\"\n")
  }

  @Test func whatFellDueMeanwhileFallsDueInTheTape() async throws {
    let session = RecordedNotebook()
    await session.type("ab")
    await session.pass(.milliseconds(320))
    #expect(await session.screen()[1] == "found ab")
    await session.type("c")
    await session.settle()
    #expect(await session.screen()[1] == "found ab")
    #expect(try await replayed(session.tape) == ["text abc", "found ab", "last - - 0", "bottom"])
    await session.pass(.seconds(1))
    session.program.finish()
    #expect(try await replayed(session.tape) == ["text abc", "found abc", "last - - 0", "bottom"])
  }

  @Test func aTapeThatIsCutOffShowsWhatHadFallenDue() async throws {
    let session = RecordedNotebook()
    await session.type("ab")
    await session.pass(.milliseconds(400))
    #expect(try await replayed(session.tape)[1] == "found ab")
  }

  @Test func theSizeComesFirstAndEachNewOneFollows() async throws {
    let session = RecordedNotebook(size: Size(columns: 40, rows: 5))
    await session.settle()
    await session.type("a")
    session.program.resize(to: Size(columns: 35, rows: 6))
    session.program.resize(to: Size(columns: 36, rows: 6))
    await session.settle()
    #expect(session.tape == "Resize 40x5\nType \"a\"\nResize 36x6\n")
    #expect(try await replayed(session.tape) == session.screen())
  }

  @Test func aFrameHasTheSizeOfTheTerminalBeforeTheProgramKnowsIt() async {
    let session = RecordedNotebook()
    await session.type("a")
    session.program.resize(to: Size(columns: 50, rows: 9))
    #expect(session.program.needsDraw)
    #expect(session.program.draw().size == Size(columns: 50, rows: 9))
  }

  @Test func theAddressThatItBeginsAtIsGoneTo() async throws {
    let session = RecordedNotebook { $0.link = "posts/12" }
    await session.settle()
    await session.type("a")
    await session.settle()
    #expect(session.tape == "Link posts/12\nType \"a\"\n")
    #expect(try await replayed(session.tape)[2] == "last at posts/12 - 0")
  }

  @Test func anAddressThatIsRefusedIsNotInTheTape() async {
    let session = RecordedNotebook { $0.link = "nowhere" }
    await session.settle()
    #expect(session.tape == "")
  }

  @Test func clicksAndPastesAndTheWheelAreSaid() async throws {
    let session = RecordedNotebook()
    await session.type(KeyBytes.click(column: 3, row: 2))
    await session.settle()
    #expect(await session.screen()[2] == "last release 3,2 - 0")
    await session.type(KeyBytes.paste("two words"))
    await session.settle()
    for _ in 1...2 { await session.type(KeyBytes.wheel(.down, over: Size(columns: 30, rows: 4))) }
    await session.settle()
    let tape = "Click 3,2\nCopy \"two words\"\nPaste\nScrollDown 2\n"
    #expect(session.tape == tape)
    #expect(try await replayed(tape) == session.screen())
  }

  @Test func aPauseBetweenTwoClicksIsKept() async {
    let session = RecordedNotebook()
    await session.type(KeyBytes.click(column: 3, row: 2))
    await session.pass(.milliseconds(95))
    await session.type(KeyBytes.click(column: 3, row: 2))
    await session.settle()
    #expect(session.tape == "Click 3,2\nSleep 90ms\nClick 3,2\n")
  }

  @Test func escapeTakesItsTime() async throws {
    let session = RecordedNotebook()
    await session.type("ab")
    await session.type([0x1B])
    await session.pass(.milliseconds(100))
    await session.type("c")
    await session.settle()
    #expect(session.tape == "Type \"ab\"\nEscape\nType \"c\"\n")
    #expect(try await replayed(session.tape) == session.screen())
  }

  @Test func aSecretIsWrittenAsAsterisks() async throws {
    let session = RecordedNotebook(secret: true)
    await session.type("hunter2")
    await session.settle()
    await session.type("e\u{301}")
    await session.type("x")
    await session.type("\u{301}")
    await session.type(KeyBytes.of(.control("u")))
    await session.type(KeyBytes.paste("pass\nword"))
    await session.settle()
    let remark = "# A secret: each of its characters is written as an asterisk.\n"
    let pasted = TapeCommand.bytes(KeyBytes.paste("****\n****")).written ?? ""
    #expect(
      session.tape
        == "\(remark)Type \"*********\"\n\(remark)Type \"\u{301}\"\nCtrl+u\n\(remark)\(pasted)\n")
    let tape = try TapeParser.parse(session.tape, name: "t.tape")
    #expect(tape.steps.count == 4)
  }

  @Test func aFullTapeEndsWithAWord() async throws {
    let session = RecordedNotebook { $0.mostLines = 2 }
    await session.type("a")
    await session.type(KeyBytes.of(.down))
    await session.type(KeyBytes.of(.up))
    await session.type("b")
    await session.settle()
    session.program.finish()
    #expect(session.tape == "Type \"a\"\nDown\n# The tape is full: no more of the session is in it.\n")
    #expect(await session.screen()[0] == "text ab")
  }

  @Test func aKeyThatLeavesIsTheLast() async throws {
    let session = RecordedNotebook()
    await session.type("a")
    await session.type(KeyBytes.of(.control("q")))
    await session.type("b")
    await session.settle()
    session.program.finish()
    #expect(session.tape == "Type \"a\"\nCtrl+q\n")
    let record = try await Theatre().play(session.tape)
    #expect(record.exit == 3)
    #expect(record.failure == nil)
  }

  @Test func whatNeverEndsHoldsNoKeyForLong() async {
    let (never, letGo) = AsyncStream.makeStream(of: Void.self)
    defer { letGo.finish() }
    let session = RecordedNotebook(never: never)
    await session.type(KeyBytes.of(.function(6)))
    await session.settle()
    await session.type("a")
    await session.pass(.milliseconds(900))
    #expect(await session.screen()[0] == "text")
    await session.pass(.milliseconds(200))
    #expect(await session.screen()[0] == "text a")
  }
}
