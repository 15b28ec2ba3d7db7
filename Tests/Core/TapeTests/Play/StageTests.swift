internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import Testing

@FlowActor struct StageTests {
  @Test func sleepingCostsNothingAndMovesTheTime() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "F5@0ms\nSleep 3s\nAdvance 1s")[2] == "last - - 2")
    #expect(theatre.world.now == .seconds(4))
  }

  @Test func aResizeIsDrawnAtOnce() async throws {
    let record = try await Theatre().play("Resize 20x6\nExpect /bottom/")
    #expect(record.failure == nil)
    #expect(record.last.size == Size(columns: 20, rows: 6))
  }

  @Test func aLinkOpensItsPlace() async throws {
    #expect(try await Theatre().screen(after: "Link somewhere/3")[2] == "last at somewhere/3 - 0")
  }

  @Test func aRefusedLinkFailsWithItsReason() async throws {
    #expect(
      try await Theatre().failure(of: "Type \"a\"\nLink nowhere")
        == "t.tape:2:1: Link nowhere failed: there is no place 'nowhere'")
  }

  @Test func theServiceIsCutOffAndComesBack() async throws {
    #expect(try await Theatre().screen(after: "Offline")[2] == "last offline - 0")
    #expect(try await Theatre().screen(after: "Offline\nOnline")[2] == "last online - 0")
  }

  @Test func aProgramThatHasEndedTakesNoKeys() async throws {
    let theatre = Theatre()
    let record = try await theatre.play("Type \"a\"\nCtrl+Q\nExpect /text a/\nType \"b\"")
    #expect(record.exit == 3)
    #expect(
      record.failure?.description == "t.tape:4:1: Type \"b\" failed: the program ended with status 3 before this")
  }

  @Test func aWaitIsNotForAProgramThatHasEnded() async throws {
    #expect(try await Theatre().play("Type \"a\"\nCtrl+Q\nWait+Screen /text a/\nWait").failure == nil)
    #expect(
      try await Theatre().failure(of: "Ctrl+Q\nWait+Screen /zzz/")
        == "t.tape:2:1: Wait+Screen /zzz/ failed: the program ended with status 3 before this")
  }

  @Test func aTapeMayEndWithTheProgram() async throws {
    let record = try await Theatre().play("Ctrl+Q")
    #expect(record.failure == nil)
    #expect(record.exit == 3)
  }

  @Test func aKeyAfterTheLastOneOfTheSameCommandFails() async throws {
    #expect(
      try await Theatre().failure(of: "Ctrl+Q\nDown 2")
        == "t.tape:2:1: Down 2 failed: the program ended with status 3 before this")
  }

  @Test func anEffectThatWaitsForNoTimerIsNamed() async throws {
    let (never, hold) = AsyncStream.makeStream(of: Void.self)
    let failure = try #require(try await Theatre(never: never).failure(of: "F6"))
    #expect(failure.hasPrefix("t.tape:1:1: F6 failed: still in flight after 0 ms: TapeTests/Notebook.swift:"))
    #expect(failure.hasSuffix(" hang"))
    hold.finish()
  }

  @Test func aRequestThatDoesNotComeBackIsNamed() async throws {
    #expect(
      try await Theatre(requests: ["GET http://a.test/users"]).failure(of: "Down")
        == "t.tape:1:1: Down failed: still in flight after 0 ms: GET http://a.test/users")
  }

  @Test func aScreenThatIsNeverDoneFails() async throws {
    #expect(try await Theatre().failure(of: "F7") == "t.tape:1:1: F7 failed: the screen does not come to rest")
  }

  @Test func aProgramThatDoesNotStartFailsAtTheFirstCommandThatActs() async throws {
    #expect(
      try await Theatre(requests: ["GET http://a.test/users"]).failure(of: "Output a.txt\nDown\nUp")
        == "t.tape:2:1: Down failed: still in flight after 0 ms: GET http://a.test/users")
  }

  @Test func theSameTapeShowsTheSameFrames() async throws {
    let tape = "Type@120ms \"hello\"\nF5\nSleep 1s\nEscape\nType \"x\"\nWait\nCtrl+Y\nPaste\nScrollUp 3"
    let first = try await Theatre().play(tape)
    for _ in 1...20 {
      let again = try await Theatre().play(tape)
      #expect(again.screens == first.screens)
      #expect(again.failure == nil)
    }
  }
}
