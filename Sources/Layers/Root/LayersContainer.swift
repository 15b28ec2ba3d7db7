internal import DataLayer
public import DomainLayer
internal import Glibc
internal import RemoteLayer
public import StoaNetworking

/// What outlives a session: the way to the service, the tokens, the preferences, the entries of the address line, and
/// where the program was left.
///
/// A session's things are made by `makeSession` and dropped whole with what it returns.
public struct LayersContainer: Sendable {
  private let transport: any Transport
  private let baseURL: HTTPURL
  private let isEmbedded: Bool
  private let tokens: any TokenStorage
  private let hasAccounts: Bool
  private let signsIn: Bool
  private let environment: RemoteClient.Environment
  private let preferences: PreferencesStore
  private let addresses: AddressHistoryStore
  private let snapshots: SnapshotStore

  /// - Parameters:
  ///   - isEmbedded: Whether the service is part of the program.
  ///   - hasAccounts: Whether `/todos` needs a token here.
  ///   - signsIn: Whether people can sign in here; false where the token comes from outside.
  ///   - version: What services are told the program's version is.
  ///   - seed: Seeds the pauses between tries.
  ///   - executor: Runs what outlives a request: the renewal of tokens.
  ///   - log: Takes a line for each exchange.
  ///   - report: Takes a line for people when answers cannot be kept, or what was kept is lost.
  ///   - exchanges: Takes down what is sent, for people to see.
  ///   - cachePath: The file with the answers that are kept, or nil to keep none.
  ///   - preferencesPath: The file with the preferences, or nil to keep them in memory.
  ///   - addressHistoryPath: The file with the entries of the address line, or nil to keep them in memory.
  ///   - snapshotPath: The database of where the program was left, or nil to keep it nowhere.
  ///   - backend: What tells this back end from every other there.
  ///   - now: Seconds since 1970; the system's clock where none is given.
  public init(
    transport: any Transport, baseURL: HTTPURL, isEmbedded: Bool = false, tokens: any TokenStorage, hasAccounts: Bool,
    signsIn: Bool = true, version: String, clock: any Clock<Duration>, seed: UInt64, executor: any TaskExecutor,
    log: (@Sendable (String) -> Void)? = nil, report: @escaping @Sendable (String) -> Void = { _ in },
    exchanges: ExchangeLog? = nil, cachePath: String? = nil, preferencesPath: String?,
    addressHistoryPath: String?,
    snapshotPath: String? = nil, backend: String = "", now: (@Sendable () -> Int64)? = nil
  ) {
    self.transport = transport
    self.baseURL = baseURL
    self.isEmbedded = isEmbedded
    self.tokens = tokens
    self.hasAccounts = hasAccounts
    self.signsIn = signsIn
    let now = now ?? { Int64(time(nil)) }
    let cache = cachePath.map { path in
      ResponseCache(path: path, now: { Int(now()) * 1_000 }, report: report)
    }
    environment = RemoteClient.Environment(
      version: version, clock: clock, seed: seed, executor: executor, log: log, now: now, cache: cache,
      exchanges: exchanges)
    preferences = PreferencesStore(path: preferencesPath) { log?($0) }
    addresses = AddressHistoryStore(path: addressHistoryPath) { log?($0) }
    snapshots = SnapshotStore(path: snapshotPath, backend: backend) { log?($0) }
  }

  /// The layers of a new session: client, data sources, repositories, use cases, with nothing kept from the last one.
  ///
  /// `account` is whose tokens are in the storage, where that is known; it is asked once there are some. `showsStale` is
  /// false for those who want no answer rather than an old one.
  public func makeSession(
    showsStale: Bool = true, account: @escaping @Sendable @autoclosure () -> Account? = nil
  ) -> SessionContainer {
    let client = RemoteClient.make(
      transport: transport, baseURL: baseURL, tokens: tokens, hasAccounts: hasAccounts, environment: environment)
    let remote = RemoteContainer(
      client: client, baseURL: baseURL, isEmbedded: isEmbedded, tokens: tokens, hasAccounts: hasAccounts,
      signsIn: signsIn,
      showsStale: showsStale, executor: environment.executor, account: account(), cache: environment.cache,
      log: environment.log,
      now: environment.now)
    let data = DataContainer(
      users: remote.users,
      posts: remote.posts,
      comments: remote.comments,
      todos: remote.todos,
      session: remote.session,
      keptAnswers: remote.keptAnswers)
    return SessionContainer(
      data: data, preferences: preferences.repository, addresses: addresses.repository,
      snapshots: snapshots.makeRepository())
  }
}
