internal import Backend
internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import StoaTape
internal import Testing

/// Tapes in the whole program, over the embedded back end.
@FlowActor struct ReplayTests {
  private func play(_ text: String, _ invocation: Invocation = Invocation()) async throws -> TapeRecord {
    try await ReplayRunner.play(
      try TapeParser.parse(text, name: "t.tape"), invocation: invocation,
      patience: StagePatience(clock: ContinuousClock()))
  }

  @Test func aTapeWalksTheTabs() async throws {
    let record = try await play(
      """
      Expect /1 People/
      Type "2"
      Expect /100 posts/
      Type "3"
      Expect /To-dos/
      Type "1"
      Expect /10 people/
      """)
    #expect(record.verdict == "t.tape: passed, 7 commands\n")
  }

  @Test func aFilterIsLookedUpOnceThePauseIsOver() async throws {
    let tape = "Type \"/zo\"\nExpectNot /1 of 10|1 person/\nWait+Screen /Zo/\nExpectNot /Amara/"
    let record = try await play(tape)
    #expect(record.failure == nil)
  }

  @Test func aTapeGoesOfflineAndComesBack() async throws {
    let record = try await play(
      """
      Offline
      Type "2"
      Wait
      Expect /cannot be reached/
      Online
      Type "R"
      Wait
      Expect /100 posts/
      """)
    #expect(record.failure == nil)
  }

  @Test func theSameTapeShowsTheSameScreens() async throws {
    let tape = """
      Type "2"
      Down 5
      Enter
      Type "s"
      Escape
      Type "3"
      Type "i"
      Escape
      Type "1"
      Type "/zo"
      Wait
      Escape
      Resize 120x40
      Type ","
      """
    let first = try await play(tape)
    let again = try await play(tape)
    #expect(first.failure == nil)
    #expect(first.screens.count == 14)
    #expect(first.screens == again.screens)
  }

  @Test func eachTapeBeginsAfresh() async throws {
    let signedOut = try await play("Link settings/account\nEnter\nWait\nExpect /Sign/")
    #expect(signedOut.failure == nil)
    #expect(try await play("Link settings\nExpect /To-dos/").failure == nil)
  }

  @Test func aDirectoryOfOnesOwnIsKept() async throws {
    let directory = try TemporaryDirectory()
    var invocation = Invocation()
    invocation.dataDirectory = directory.path + "/data"
    #expect(try await play("Expect /People/", invocation).failure == nil)
    let backend = EmbeddedBackend(directory: directory.path + "/data")
    #expect(try backend.issueSession() != nil)
  }

  @Test func theTapeBeginsAtTheLink() async throws {
    var invocation = Invocation()
    invocation.link = "posts/12"
    invocation.size = Size(columns: 60, rows: 20)
    let record = try await play("Expect /Comments/", invocation)
    #expect(record.failure == nil)
    #expect(record.last.size == Size(columns: 60, rows: 20))
  }

  @Test func aRefusedLinkSaysWhy() async throws {
    let record = try await play("Link nowhere/at/all")
    #expect(
      record.failure?.description.hasPrefix("t.tape:1:1: Link nowhere/at/all failed: ") == true)
    #expect(record.failure?.reason.isEmpty == false)
  }

  @Test func whoIsSignedOutHasTheAccountPageAlone() async throws {
    let record = try await play("Link settings/account\nEnter\nWait\nLink settings/account\nLink posts")
    #expect(record.failure?.description == "t.tape:5:1: Link posts failed: nobody is signed in")
  }

  @Test func noLinkIsTakenBeforeItIsKnownWhoIsThere() async throws {
    var refusal: String?
    let record = try await ReplayRunner.play(
      try TapeParser.parse("Expect /People/", name: "t.tape"), invocation: Invocation(),
      patience: StagePatience(clock: ContinuousClock()),
      through: { stage, _ in
        do throws(TapeStop) { try stage.open("posts") } catch { refusal = error.reason }
        return stage
      })
    #expect(refusal == "the program is still starting")
    #expect(record.failure == nil)
  }

  @Test func aTapeSaysWhatTheProgramIsStartedWith() async throws {
    await #expect(throws: UsageError("t.tape:1:1: STOA_THEME takes one of default, contrast, mono, not 'neon'")) {
      try await play("Env STOA_THEME neon\nDown")
    }
    var invocation = Invocation()
    invocation.replay = ReplayRequest()
    invocation.replay?.flags = ["--theme"]
    #expect(try await play("Env STOA_THEME neon\nDown", invocation).failure == nil)
  }

  @Test func keysThatLeaveEndTheProgram() async throws {
    let record = try await play("Type \"q\"\nDown")
    #expect(record.exit == 0)
    #expect(record.failure?.description == "t.tape:2:1: Down failed: the program ended with status 0 before this")
  }

  @Test func aServiceIsWaitedForInItsOwnTime() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer(transport: EmbeddedBackend(directory: directory.path))
    defer { server.stop() }
    var invocation = Invocation()
    invocation.backend = server.url.string
    #expect(try await play("Expect /10 people/\nType \"2\"\nExpect /100 posts/", invocation).failure == nil)
  }

  @Test func aServiceThatDoesNotAnswerIsNamed() async throws {
    let gate = Gate()
    let server = try LoopbackServer { _ in ServerReply.status(200).held(until: gate) }
    defer { server.stop() }
    var invocation = Invocation()
    invocation.backend = server.url.string
    let patience = StagePatience(limit: .zero, clock: LoopClock {})
    let tape = try TapeParser.parse("Type \"2\"", name: "t.tape")
    let record = try await ReplayRunner.play(tape, invocation: invocation, patience: patience)
    #expect(record.failure?.reason.hasPrefix("still in flight after 0 ms: GET \(server.url.string)users") == true)
  }
}
