internal import Foundation
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import Testing

/// `walk.tape` sees every one of its keys: when one is another, or an expectation is, the tape fails.
@FlowActor struct WalkTests {
  private let journey = Journey(name: "walk")

  @Test func everyKeyOfTheWalkMatters() async throws {
    let tape = try journey.tape()
    for (index, step) in tape.steps.enumerated() {
      for command in Self.otherKeys(step.command) {
        try await expectFailure(tape, at: index, instead: command)
      }
    }
  }

  @Test func everyExpectationOfTheWalkMatters() async throws {
    let tape = try journey.tape()
    for (index, step) in tape.steps.enumerated() {
      guard case .expect(let pattern) = step.command else { continue }
      try await expectFailure(tape, at: index, instead: .expectNot(pattern))
      for other in try Self.others(of: pattern) { try await expectFailure(tape, at: index, instead: .expect(other)) }
    }
  }

  @Test func theWalkGoesEverywhere() throws {
    let steps = try journey.tape().steps.map(\.source)
    #expect(steps.filter { $0.hasPrefix("Expect") }.count >= 10)
    #expect(steps.filter { $0 == #"Type "i""# }.count == 3)
    #expect(steps.contains { $0.hasPrefix("Resize") })
  }

  /// Plays the tape with another command in one place.
  private func expectFailure(_ tape: Tape, at index: Int, instead command: TapeCommand) async throws {
    var changed = tape
    changed.steps[index] = TapeStep(command, at: tape.steps[index].position, source: tape.steps[index].source)
    let record = try await journey.play(changed)
    #expect(
      record.failure != nil || record.outputText != journey.golden,
      "\(tape.steps[index].position): nobody misses \(tape.steps[index].source) when it is \(command)")
  }

  /// The same command with each of its keys left out, and with each one exchanged for a key that means nothing.
  private static func otherKeys(_ command: TapeCommand) -> [TapeCommand] {
    switch command {
    case .type(let text, let pace):
      text.indices.flatMap { index -> [TapeCommand] in
        let next = text.index(after: index)
        return ["", "^"].map { .type(text.replacingCharacters(in: index..<next, with: $0), pace: pace) }
      }
    case .press(_, let pace, let count):
      [.press(KeyPress(.function(12)), pace: pace, count: count)]
    case .resize(let columns, let rows):
      [.resize(columns: columns + 1, rows: rows), .resize(columns: columns, rows: rows + 1)]
    default: []
    }
  }

  /// The same pattern with another last letter or digit, and with another first one.
  private static func others(of pattern: TapePattern) throws -> [TapePattern] {
    let source = Array(pattern.source)
    // What an escape stands for is another matter.
    let places = source.indices.filter { index in
      (source[index].isLetter || source[index].isNumber) && (index == 0 || source[index - 1] != "\\")
    }
    return try [places.first, places.last].compactMap(\.self).map { place in
      var changed = source
      changed[place] = changed[place] == "7" ? "8" : "7"
      return try #require(TapePattern(String(changed)))
    }
  }
}
