/// Drops what is kept of the answers of the service.
public struct DropKeptAnswers: Sendable {
  private let answers: any KeptAnswersRepository

  package init(answers: any KeptAnswersRepository) { self.answers = answers }

  /// Drops all of it, and tells how much is kept then.
  public func callAsFunction() async throws(DomainError) -> KeptAnswers? {
    try await answers.dropAll()
    return try await answers.usage()
  }
}
