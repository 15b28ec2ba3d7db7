internal import Foundation
internal import StoaFlow
internal import StoaTape
internal import Testing

/// What people do with the whole program, without a terminal: each tape shows its golden screens.
@FlowActor struct JourneyTests {
  nonisolated private static let isAccepting = ProcessInfo.processInfo.environment["STOA_TEST_ACCEPT"] == "1"

  @Test(arguments: Journey.all)
  func aTapeShowsItsGoldenScreens(_ journey: Journey) async throws {
    let tape = try journey.tape()
    let record = try await journey.play(tape)
    if Self.isAccepting, record.failure == nil { try journey.accept(record.outputText) }
    let golden = journey.golden
    #expect(try record.exit == journey.status, "the status that the program ended with")
    guard record.failure != nil || record.outputText != golden else { return }
    Issue.record("\(FailedJourney(tape: tape, record: record, golden: golden))")
  }

  @Test(arguments: Journey.all)
  func aTapeSaysWhatItShowsAndWritesBesideItself(_ journey: Journey) throws {
    let sentence = try #require(try journey.remarks.first)
    #expect(sentence.hasSuffix("."))
    let outputs = try journey.tape().steps.compactMap { step -> String? in
      if case .output(let path) = step.command { path } else { nil }
    }
    #expect(outputs == [String(journey.name.split(separator: "/").last ?? "") + ".txt"])
  }

  @Test(.disabled(if: isAccepting)) func everyGoldenFileHasItsTape() {
    #expect(Journey.all.count >= 30)
    #expect(Journey.files(endingIn: ".txt") == Journey.all.map(\.name))
  }
}
