/// What is kept of the answers of the service.
public protocol KeptAnswersRepository: Sendable {
  /// How much it is; nil where nothing is ever kept.
  func usage() async throws(DomainError) -> KeptAnswers?

  /// Drops all of it.
  func dropAll() async throws(DomainError)
}
