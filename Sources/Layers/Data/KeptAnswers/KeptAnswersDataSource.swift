public import DomainLayer

/// What lies between the program and the service and keeps answers; implemented by Remote.
public protocol KeptAnswersDataSource: Sendable {
  /// How much it keeps; nil where there is none, or it cannot be asked now.
  func usage() -> KeptAnswers?

  /// Drops all of it; false when that cannot be done now.
  func dropAll() -> Bool
}
