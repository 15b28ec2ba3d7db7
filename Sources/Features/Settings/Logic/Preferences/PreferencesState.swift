public import DomainLayer

/// How the program looks and behaves.
public struct PreferencesState: Sendable, Equatable {
  public package(set) var preferences: Preferences
  /// Index of the selected row.
  public package(set) var selection = 0
  /// Why they could not be saved.
  public package(set) var trouble: DomainError?

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
  }
}
