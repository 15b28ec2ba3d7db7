internal import DataLayer
internal import DomainLayer
internal import StoaNetworking

/// The cache of the client, which may be none.
struct KeptAnswersService: KeptAnswersDataSource {
  let cache: ResponseCache?

  func usage() -> KeptAnswers? {
    cache?.statistics().map { KeptAnswers(count: $0.entries, size: $0.bytes) }
  }

  func dropAll() -> Bool { cache?.purge() ?? true }
}
