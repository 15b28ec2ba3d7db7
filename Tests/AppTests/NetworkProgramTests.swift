internal import StoaApp
internal import StoaFlow
internal import StoaTape
internal import Testing

/// What was sent, over the whole program.
@FlowActor @Suite struct NetworkProgramTests {
  private func play(_ lines: String..., words: [String] = []) async throws -> String? {
    let invocation = try CommandParser.parse(words, environment: { _ in nil })
    let tape = try TapeParser.parse(lines.joined(separator: "\n"), name: "t.tape")
    let patience = StagePatience(clock: ContinuousClock())
    let failure = try await ReplayRunner.playChecked(
      tape, invocation: invocation, patience: patience, keepsScreens: false
    ).failure
    return failure.map { "\($0.position.line): \($0.reason)" }
  }

  @Test func whatIsTypedIsNeverTold() async throws {
    #expect(
      try await play(
        "Resize 80x30", "Type \"/zorkmid\"", "Enter", "Type \"~\"", "Expect /Network/", "Expect /q=…/",
        "ExpectNot /zork/", "Type \"v\"", "ExpectNot /zork/") == nil)
  }

  @Test func aServiceThatAsksToBeLeftAloneIsSeenToBeWaitedFor() async throws {
    #expect(
      try await play(
        "Resize 110x30", "Type \"2\"", "Type \"~\"", "Sleep 1s",
        "Expect /GET \\.\\.\\. \\/posts.* 2 tries|GET \\.\\.\\. \\/posts.* waits until 0:0/",
        "Expect /Waits   [0-9.]+ s, until 0:0[0-9.]+: the service/",
        words: ["--fault", "posts:status=429,retry-after=5s"]) == nil)
  }

  @Test func eachOfTheTwoTakesThePlaceOfTheOther() async throws {
    #expect(
      try await play(
        "Resize 110x20", "Type \"~p\"", "Expect /Network/", "F12", "Expect /Inspector: the present/",
        "ExpectNot /Network/", "Type \"p~\"", "Expect /Network/", "ExpectNot /Inspector/", "Type \"p2\"",
        "Expect /100 posts/", "Type \"~q\"", "ExpectNot /Network/") == nil)
  }

  @Test func whoeverSignsInSeesNothingOfTheOneBefore() async throws {
    #expect(
      try await play(
        "Type \"3\"", "Type \"~\"", "Expect /todos/", "Type \"q\"", "Link stoa://settings/account", "Enter",
        "Type \"~\"", "ExpectNot /GET 200 \\/todos\\?_page/") == nil)
  }
}
