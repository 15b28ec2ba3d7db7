internal import DataLayer
public import DomainLayer
public import RemoteLayer
public import StoaNetworking

/// What outlives a session: the way to the service, the tokens, the preferences.
///
/// A session's things are made by `makeSession` and dropped whole with what it returns.
public struct LayersContainer: Sendable {
  private let transport: any Transport
  private let baseURL: HTTPURL
  private let tokens: any TokenStorage
  private let hasAccounts: Bool
  private let environment: RemoteClient.Environment
  private let preferences: PreferencesStore

  /// `hasAccounts`: whether `/todos` needs a token here. `preferencesPath`: the file, or nil to keep them in memory.
  public init(
    transport: any Transport, baseURL: HTTPURL, tokens: any TokenStorage, hasAccounts: Bool,
    environment: RemoteClient.Environment, preferencesPath: String?
  ) {
    self.transport = transport
    self.baseURL = baseURL
    self.tokens = tokens
    self.hasAccounts = hasAccounts
    self.environment = environment
    let log = environment.log
    preferences = PreferencesStore(path: preferencesPath) { log?($0) }
  }

  /// The preferences without waiting, for the first frame; reads the small file the first time.
  public var currentPreferences: Preferences { preferences.current }

  /// The layers of a new session: client, data sources, repositories, use cases, with nothing kept from the last one.
  ///
  /// `account` is whose tokens are in the storage, where that is known without asking.
  public func makeSession(account: Account? = nil) -> SessionContainer {
    let client = RemoteClient.make(
      transport: transport, baseURL: baseURL, tokens: tokens, hasAccounts: hasAccounts, environment: environment)
    let remote = RemoteContainer(
      client: client, baseURL: baseURL, tokens: tokens, hasAccounts: hasAccounts, account: account,
      now: environment.now)
    let data = DataContainer(
      users: remote.users, posts: remote.posts, comments: remote.comments, todos: remote.todos,
      session: remote.session)
    return SessionContainer(data: data, preferences: preferences.repository)
  }
}
