internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import Testing

@FlowActor struct TerminalStageTests {
  @Test func theTapeHasTheKeysAndTheTime() async throws {
    let loop = HandLoop()
    let record = try #require(try await loop.play("Type \"ab\"\nExpect /found -/\nSleep 1s\nExpect /found ab/\nEscape"))
    #expect(record.failure == nil)
    #expect(record.last.lines.first == "text")
    #expect(loop.world.now >= .milliseconds(1_175))
  }

  @Test func thePersonsKeysGoNowhere() async throws {
    let record = try await HandLoop().play("Type \"ab\"", pressing: .character("x"))
    #expect(record?.last.lines.first == "text ab")
  }

  @Test func thePersonEndsItAll() async throws {
    let loop = HandLoop()
    #expect(try await loop.play("Sleep 1440m", pressing: .control("c")) == nil)
    #expect(loop.screen.exit == 130)
  }

  @Test func aTerminalKeepsItsSize() async throws {
    #expect(try await HandLoop().play("Resize 30x4")?.failure == nil)
    #expect(
      try await HandLoop().play("Resize 20x6")?.failure?.description
        == "t.tape:1:1: Resize 20x6 failed: this terminal has 30x4, and nobody but its owner can change that")
  }

  @Test func theLoopOutlivesTheProgramUntilTheTapeEnds() async throws {
    let record = try #require(try await HandLoop().play("Type \"a\"\nCtrl+Q\nExpect /text a/"))
    #expect(record.failure == nil)
    #expect(record.exit == 3)
  }

  @Test func theProgramMakesReadyForItsFirstFrame() {
    let loop = HandLoop()
    loop.screen.prepare()
    #expect(loop.notebook.preparations == 1)
  }

  @Test func aPasteTakesWhatTheProgramHasCopied() async throws {
    let record = try await HandLoop().play("Copy \"mine\"\nCtrl+Y\nPaste")
    #expect(record?.last.lines[2] == "last paste copied by the progr")
  }
}
