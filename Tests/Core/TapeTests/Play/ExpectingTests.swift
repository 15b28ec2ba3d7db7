internal import StoaFlow
internal import StoaTape
internal import Testing

@FlowActor struct ExpectingTests {
  @Test func whatIsOnTheScreenIsFoundOnAnyLine() async throws {
    let record = try await Theatre().play("Type \"ab\"\nExpect /text ab/\nExpect /^bottom$/\nExpectNot /nothing/")
    #expect(record.failure == nil)
    #expect(record.commands == 4)
    #expect(record.verdict == "t.tape: passed, 4 commands\n")
  }

  @Test func aFailedExpectationIsShownWithItsScreen() async throws {
    let record = try await Theatre().play("Type \"ab\"\n  Expect /xyz/ # never\nType \"c\"")
    #expect(record.commands == 1)
    #expect(
      record.verdict == """
        t.tape:2:3: Expect /xyz/ failed: the screen shows no match
        ┌──────────────────────────────┐
        │text ab                       │
        │found -                       │
        │last - - 0                    │
        │bottom                        │
        └──────────────────────────────┘
          2 | Expect /xyz/

        """)
  }

  @Test func whatMustNotBeThereFails() async throws {
    #expect(
      try await Theatre().failure(of: "ExpectNot /bottom/")
        == "t.tape:1:1: ExpectNot /bottom/ failed: the screen shows a match")
  }

  @Test func waitingGoesFromTimerToTimer() async throws {
    let theatre = Theatre()
    _ = try await theatre.screen(after: "F5@0ms\nWait+Screen /- 2$/")
    #expect(theatre.world.now == .seconds(4))
  }

  @Test func waitingLooksAtTheLineOfTheCursor() async throws {
    #expect(try await Theatre().screen(after: "Type \"ab\"\nWait /ab/").first == "text ab")
    #expect(
      try await Theatre().failure(of: "Wait /bottom/")
        == "t.tape:1:1: Wait /bottom/ failed: the line of the cursor shows no match for /bottom/ within 15 s")
  }

  @Test func waitingEndsAtItsLimit() async throws {
    let theatre = Theatre()
    #expect(
      try await theatre.failure(of: "F5@0ms\nWait+Screen@3.5s /- 2$/")
        == "t.tape:2:1: Wait+Screen@3.5s /- 2$/ failed: the screen shows no match for /- 2$/ within 3.5 s")
    #expect(theatre.world.now == .seconds(2))
  }

  @Test func theTapeSetsWhatIsWaitedForAndHowLong() async throws {
    let settings = "Set WaitTimeout 5s\nSet WaitPattern /text ab/\n"
    #expect(try await Theatre().screen(after: settings + "Type \"ab\"\nWait").first == "text ab")
    #expect(
      try await Theatre().failure(of: settings + "Wait")
        == "t.tape:3:1: Wait failed: the line of the cursor shows no match for /text ab/ within 5 s")
  }

  @Test func waitingForNothingLetsAllTimersPass() async throws {
    let theatre = Theatre()
    #expect(try await theatre.screen(after: "F5@0ms\nWait")[2] == "last - - 3")
    #expect(theatre.world.now == .seconds(6))
  }
}
