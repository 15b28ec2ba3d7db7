public import DataLayer
public import DomainLayer
public import StoaNetworking

/// The data sources of one session with a service that speaks JSONPlaceholder's API.
public struct RemoteContainer: Sendable {
  public let users: any UserRemoteDataSource
  public let posts: any PostRemoteDataSource
  public let comments: any CommentRemoteDataSource
  public let todos: any TodoRemoteDataSource
  public let session: any SessionRemoteDataSource
  public let keptAnswers: any KeptAnswersDataSource

  /// Over a client that is ready: it signs `/todos` by itself where that is needed.
  ///
  /// `isEmbedded` is true for the service that is part of the program. `executor` runs what outlives a request: telling the service that somebody has signed out.
  /// `account` is whose tokens are in the storage, where that is known, and is asked once there are some; `now` gives
  /// seconds since 1970; `log` takes the cause of each error. `signsIn` is false where tokens come from outside the
  /// program only; `showsStale` is false for those who want no answer rather than an old one. `cache` is the client's:
  /// what it keeps for who signs out is dropped.
  public init(
    client: HTTPClient, baseURL: HTTPURL, isEmbedded: Bool = false, tokens: any TokenStorage, hasAccounts: Bool,
    signsIn: Bool = true, showsStale: Bool = true, executor: any TaskExecutor,
    account: @escaping @Sendable @autoclosure () -> Account? = nil, cache: ResponseCache? = nil,
    log: (@Sendable (String) -> Void)? = nil,
    now: @escaping @Sendable () -> Int64
  ) {
    let service = RemoteService(
      client: client, baseURL: baseURL, isEmbedded: isEmbedded, refusal: signsIn ? .signedOut : .tokenWanted, log: log,
      showsStale: showsStale,
      now: now)
    users = UserService(service)
    posts = PostService(service)
    comments = CommentService(service)
    todos = TodoService(service, isProtected: hasAccounts)
    session = SessionService(
      service, tokens: tokens, hasAccounts: hasAccounts, signsIn: signsIn, account: account,
      forget: { cache?.removeAll(account: tokens.cacheAccount) }, now: now, executor: executor)
    keptAnswers = KeptAnswersService(cache: cache)
  }
}
