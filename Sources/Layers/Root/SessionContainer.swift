internal import DataLayer
public import DomainLayer

/// Everything that belongs to a signed-in (or signed-out) session; dropping it drops what its repositories keep.
public struct SessionContainer: Sendable {
  public let domain: DomainContainer

  init(
    data: DataContainer, preferences: any PreferencesRepository, addresses: any AddressHistoryRepository,
    snapshots: any SnapshotRepository
  ) {
    domain = DomainContainer(
      users: data.users,
      posts: data.posts,
      comments: data.comments,
      todos: data.todos,
      session: data.session,
      preferences: preferences,
      addresses: addresses,
      snapshots: snapshots,
      keptAnswers: data.keptAnswers)
  }
}
