internal import StoaApp
internal import StoaFlow
internal import StoaTape
internal import Testing

/// `--fault RESOURCE:WHAT` under the whole program: each state of a screen can be had over the sample.
@FlowActor struct FaultyServiceTests {
  private func play(_ fault: String, _ lines: String...) async throws -> String? {
    let invocation = try CommandParser.parse(["--fault", fault], environment: { _ in nil })
    let tape = try TapeParser.parse(lines.joined(separator: "\n"), name: "t.tape")
    let patience = StagePatience(clock: ContinuousClock())
    return try await ReplayRunner.play(tape, invocation: invocation, patience: patience).failure?.reason
  }

  @Test func aLateAnswerIsWaitedForInTheTapesOwnTime() async throws {
    #expect(
      try await play(
        "posts:latency=10s", "Type \"2\"", "Sleep 9s", "Expect /Loading posts/", "Sleep 1s", "Expect /100 posts/")
        == nil)
  }

  @Test(arguments: [
    ("posts:status=500", "failed .status 500."), ("posts:offline", "cannot be reached"),
    ("posts:html", "sent a web page instead of data"), ("posts:truncate", "broke off its answer"),
  ])
  func eachFaultHasItsScreen(fault: String, text: String) async throws {
    #expect(try await play(fault, "Type \"2\"", "Sleep 60s", "Expect /\(text)/") == nil)
  }

  @Test func theOthersAreServedMeanwhile() async throws {
    #expect(try await play("posts:status=500", "Sleep 1s", "Expect /10 people/") == nil)
  }
}
