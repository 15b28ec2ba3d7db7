public import DomainLayer

/// What happens in the preferences.
public enum PreferencesAction: Sendable, Equatable {
  case appeared
  case arrived(Preferences)
  /// How much is kept of the answers of the service, where anything ever is.
  case keptAnswersCounted(KeptAnswers)
  /// What is kept could not be counted or dropped.
  case keptAnswersFailed(DomainError)
  case moved(by: Int)
  /// The selected row was changed to its next value.
  case changed
}
