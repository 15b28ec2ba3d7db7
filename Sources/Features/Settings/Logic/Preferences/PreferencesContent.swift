internal import DomainLayer
public import SettingsInterface

/// What the preferences show.
public struct PreferencesContent: Equatable, Sendable {
  public let theme: String
  public let isMotionOn: Bool
  /// How much is kept of the answers of the service; nil where nothing ever is.
  public let keptAnswers: String?
  /// Index of the selected row.
  public let selection: Int
  public let facts: [Fact]

  /// Something that the program says about itself.
  public struct Fact: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  public init(_ state: PreferencesState, facts: ProgramFacts) {
    theme = state.preferences.theme.name
    isMotionOn = state.preferences.motion
    keptAnswers = state.keptAnswers.map(Self.words)
    selection = state.selection
    self.facts = [
      Fact(name: "Version", value: facts.version), Fact(name: "Back end", value: facts.backend),
      Fact(name: "Data", value: facts.dataDirectory),
    ]
  }

  private static func words(_ answers: KeptAnswers) -> String {
    guard answers.count > 0 else { return "none" }
    let kibibytes = (answers.size + 1_023) / 1_024
    let size = kibibytes < 10_240 ? "\(kibibytes) KiB" : "\(kibibytes / 1_024) MiB"
    return "\(answers.count), \(size), Enter drops them"
  }
}
