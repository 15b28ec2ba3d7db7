/// Tells how much is kept of the answers of the service.
public struct LoadKeptAnswers: Sendable {
  private let answers: any KeptAnswersRepository

  package init(answers: any KeptAnswersRepository) { self.answers = answers }

  /// How much it is; nil where nothing is ever kept.
  public func callAsFunction() async throws(DomainError) -> KeptAnswers? { try await answers.usage() }
}
