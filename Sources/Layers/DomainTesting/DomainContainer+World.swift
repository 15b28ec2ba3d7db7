public import DomainLayer

extension DomainContainer {
  /// The use cases over a world, but for what is given instead of a part of it.
  public init(
    _ world: SampleWorld, users: (any UserRepository)? = nil, posts: (any PostRepository)? = nil,
    comments: (any CommentRepository)? = nil, todos: (any TodoRepository)? = nil,
    session: (any SessionRepository)? = nil, preferences: (any PreferencesRepository)? = nil,
    addresses: (any AddressHistoryRepository)? = nil, snapshots: any SnapshotRepository = NoSnapshots(),
    keptAnswers: (any KeptAnswersRepository)? = nil
  ) {
    self.init(
      users: users ?? world,
      posts: posts ?? world,
      comments: comments ?? world,
      todos: todos ?? world,
      session: session ?? world,
      preferences: preferences ?? world,
      addresses: addresses ?? world,
      snapshots: snapshots,
      keptAnswers: keptAnswers ?? world)
  }
}
