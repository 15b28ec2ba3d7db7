internal import DomainLayer
public import SettingsInterface

/// What the preferences show.
public struct PreferencesContent: Equatable, Sendable {
  public let theme: String
  public let isMotionOn: Bool
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
    selection = state.selection
    self.facts = [
      Fact(name: "Version", value: facts.version), Fact(name: "Back end", value: facts.backend),
      Fact(name: "Data", value: facts.dataDirectory),
    ]
  }
}
