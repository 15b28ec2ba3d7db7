internal import Foundation
internal import StoaApp
internal import StoaFlow
internal import StoaTape
internal import Testing

/// A tape of `Tests/Tapes` and its golden screens.
struct Journey: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  /// All of them, by name.
  static let all: [Journey] = files(endingIn: ".tape").map { Journey(name: $0) }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path() + "Tapes/"

  /// The names of the files in the folder that end so, without the ending, sorted.
  static func files(endingIn ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  func tape() throws -> Tape {
    let tape = try TapeReader.read(Self.folder + name + ".tape") { (path) throws(TapeReadError) in
      guard let bytes = FileManager.default.contents(atPath: path) else { throw .notFound }
      return Array(bytes)
    }
    guard tape.misplacements.isEmpty else { throw TapeErrors(tape.misplacements) }
    return tape
  }

  /// What the tape says of itself: its first lines, without the `# `.
  var remarks: [String] {
    get throws {
      let text = try String(contentsOfFile: Self.folder + name + ".tape", encoding: .utf8)
      return text.split(separator: "\n").prefix { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
    }
  }

  /// The status that the program ends with, as `# ends: 0` says; nil where it goes on.
  var status: Int32? {
    get throws { try remarks.compactMap { $0.hasPrefix("ends: ") ? Int32($0.dropFirst(6)) : nil }.first }
  }

  var golden: String {
    String(decoding: FileManager.default.contents(atPath: Self.folder + name + ".txt") ?? Data(), as: UTF8.self)
  }

  /// Makes these the golden screens.
  func accept(_ screens: String) throws {
    guard screens != golden else { return }
    try Data(screens.utf8).write(to: URL(filePath: Self.folder + name + ".txt"))
  }

  /// Plays a tape as `--replay --strict` does.
  @FlowActor static func play(
    _ tape: Tape, through stage: @FlowActor (HeadlessStage, StoaProgram) -> any TapeStage = { stage, _ in stage }
  ) async throws -> TapeRecord {
    var invocation = Invocation()
    invocation.tabs = JourneyTabs.choice
    invocation.isStrict = true
    return try await ReplayRunner.play(
      tape, invocation: invocation, patience: StagePatience(clock: ContinuousClock()), through: stage)
  }
}
