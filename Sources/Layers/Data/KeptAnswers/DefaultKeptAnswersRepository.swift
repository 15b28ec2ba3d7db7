internal import DomainLayer

/// The kept answers as people see them: a number and a size.
struct DefaultKeptAnswersRepository: KeptAnswersRepository {
  let source: any KeptAnswersDataSource

  func usage() async throws(DomainError) -> KeptAnswers? { source.usage() }

  func dropAll() async throws(DomainError) {
    guard source.dropAll() else { throw DomainError(.storage, cause: "the kept answers are in use by another process") }
  }
}
