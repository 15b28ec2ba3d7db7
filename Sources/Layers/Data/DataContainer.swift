public import DomainLayer

/// The repositories of one session, made from what Remote offers.
///
/// What they keep in memory lives and dies with the container.
public struct DataContainer: Sendable {
  public let users: any UserRepository
  public let posts: any PostRepository
  public let comments: any CommentRepository
  public let todos: any TodoRepository
  public let session: any SessionRepository
  public let keptAnswers: any KeptAnswersRepository

  public init(
    users: any UserRemoteDataSource,
    posts: any PostRemoteDataSource,
    comments: any CommentRemoteDataSource,
    todos: any TodoRemoteDataSource,
    session: any SessionRemoteDataSource,
    keptAnswers: any KeptAnswersDataSource
  ) {
    self.users = DefaultUserRepository(remote: users)
    self.posts = DefaultPostRepository(remote: posts)
    self.comments = DefaultCommentRepository(remote: comments)
    self.todos = DefaultTodoRepository(remote: todos)
    self.session = DefaultSessionRepository(remote: session)
    self.keptAnswers = DefaultKeptAnswersRepository(source: keptAnswers)
  }
}
