internal import FeaturesRoot
internal import Foundation
internal import StoaApp
internal import StoaFlow
internal import StoaTape
internal import Testing

/// A tape of `Tests/Tapes` and its golden screens.
///
/// One in a folder that is named like a tab is played by a program with this tab alone, and so without the bar of tabs:
/// no other tab changes its screens. The others are played by a program with the tabs of `JourneyTabs`.
struct Journey: CustomTestStringConvertible, Sendable {
  /// From `Tests/Tapes`, without the ending: `walk`, `people/a-filter-narrows-as-you-type`.
  let name: String

  var testDescription: String { name }

  /// All of them, by name.
  static let all: [Journey] = files(endingIn: ".tape").map { Journey(name: $0) }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path() + "Tapes/"

  /// The names of the files that end so, without the ending, sorted; but for the parts of tapes.
  static func files(endingIn ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) && !$0.hasPrefix("parts/") }.map { String($0.dropLast(ending.count)) }
      .sorted()
  }

  /// The only tab of the program that plays it; nil for all of `JourneyTabs`.
  var tab: String? { name.contains("/") ? name.split(separator: "/").first.map(String.init) : nil }

  /// Whether it goes through tabs of `JourneyTabs` only.
  var isAmongUsualTabs: Bool { tab.map(JourneyTabs.choice.names.contains) ?? true }

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

  /// Plays its tape, or another one in its place, as `--replay --strict` does.
  @FlowActor func play(
    _ tape: Tape? = nil, through stage: @FlowActor (HeadlessStage, StoaProgram) -> any TapeStage = { stage, _ in stage }
  ) async throws -> TapeRecord {
    let tape = try tape ?? self.tape()
    var invocation = Invocation()
    invocation.tabs = try #require(tab.map { TabChoice(names: [$0]) } ?? JourneyTabs.choice, "there is no such tab")
    invocation.isStrict = true
    return try await ReplayRunner.play(
      tape, invocation: invocation, patience: StagePatience(clock: ContinuousClock()), through: stage)
  }
}
