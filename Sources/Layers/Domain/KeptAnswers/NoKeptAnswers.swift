/// Where nothing is ever kept.
public struct NoKeptAnswers: KeptAnswersRepository {
  public init() {}

  public func usage() async throws(DomainError) -> KeptAnswers? { nil }
  public func dropAll() async throws(DomainError) {}
}
