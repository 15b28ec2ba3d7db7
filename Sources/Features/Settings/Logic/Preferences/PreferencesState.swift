public import DomainLayer

/// How the program looks and behaves.
public struct PreferencesState: Sendable, Equatable {
  public package(set) var preferences: Preferences
  /// Whether they were changed here: what was kept before is then old.
  public package(set) var areChanged = false
  /// How much is kept of the answers of the service; nil where nothing ever is, or it is not known yet.
  public package(set) var keptAnswers: KeptAnswers?
  /// Why that could not be counted or dropped.
  public package(set) var failure: DomainError?
  /// Index of the selected row.
  public package(set) var selection = 0

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
  }
}
