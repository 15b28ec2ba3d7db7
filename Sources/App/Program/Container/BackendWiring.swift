internal import Backend
internal import DomainLayer
internal import StoaNetworking
internal import StoaStorage

/// The way to the service that a command line names: the transport, the tokens, and whether there are accounts.
struct BackendWiring: Sendable {
  let transport: any Transport
  let baseURL: HTTPURL
  let tokens: any TokenStorage
  let hasAccounts: Bool
  let account: AccountFile?
  /// The back end as people name it.
  let name: String
  /// What tells it from every other one: of one service all addresses of that base, of the sample its size and seed.
  let identity: String
  /// Whether its answers are kept: what is on this machine already need not be.
  let isCached: Bool
  /// Opens the data that the first request will ask for; nothing for a service.
  let openAhead: @Sendable () -> Void

  /// - Parameter log: Takes a line for the log.
  init(
    _ invocation: Invocation, paths: AppPaths, world: AppWorld, log: @escaping @Sendable (String) -> Void
  ) throws(UsageError) {
    if invocation.isEmbedded {
      self = try .embedded(invocation, paths: paths, now: world.now, log: log)
    } else {
      self = try .service(invocation)
    }
  }

  private init(
    transport: any Transport, baseURL: HTTPURL, tokens: any TokenStorage, hasAccounts: Bool, account: AccountFile?,
    name: String, identity: String, isCached: Bool, openAhead: @escaping @Sendable () -> Void = {}
  ) {
    self.transport = transport
    self.baseURL = baseURL
    self.tokens = tokens
    self.hasAccounts = hasAccounts
    self.account = account
    self.name = name
    self.identity = identity
    self.isCached = isCached
    self.openAhead = openAhead
  }

  private static func embedded(
    _ invocation: Invocation, paths: AppPaths, now: @escaping @Sendable () -> Int,
    log: @escaping @Sendable (String) -> Void
  ) throws(UsageError) -> BackendWiring {
    guard invocation.tokenFile == nil else {
      throw UsageError("--token-file is for a service; give --backend URL with it, or leave it out")
    }
    let backend = EmbeddedBackend(
      directory: paths.data, sampleSize: invocation.sampleSize, seed: invocation.seed, now: now, report: log)
    let size = invocation.sampleSize.map(String.init) ?? "default"
    // Each database knows its own sessions only.
    let path = paths.tokens("sample-\(size)-\(invocation.seed)")
    let account = AccountFile(path: path + ".account")
    return BackendWiring(
      transport: backend, baseURL: try url(EmbeddedBackend.baseAddress),
      tokens: SampleTokenStorage(path: path, backend: backend, account: account, now: now, report: log),
      hasAccounts: true, account: account, name: "embedded sample",
      identity: "sample-\(size)-\(invocation.seed)", isCached: false, openAhead: { backend.open() })
  }

  private static func service(_ invocation: Invocation) throws(UsageError) -> BackendWiring {
    let token = try token(invocation)
    let base = try url(invocation.backend)
    guard base.query == nil else {
      throw UsageError("--backend takes an address without a query; leave out the '?' and what follows it")
    }
    return BackendWiring(
      transport: invocation.isOffline ? OfflineTransport() : CurlTransport(), baseURL: base,
      tokens: GivenTokenStorage(token), hasAccounts: token != nil, account: nil, name: invocation.backend,
      identity: base.description, isCached: true)
  }

  private static func url(_ text: String) throws(UsageError) -> HTTPURL {
    do throws(HTTPError) {
      return try HTTPURL(text)
    } catch {
      throw UsageError("\(error.message); write it like http://127.0.0.1:3000")
    }
  }

  /// The token that was given, without the blanks around it; nil where there is none.
  private static func token(_ invocation: Invocation) throws(UsageError) -> String? {
    let text = try invocation.tokenFile.map { (path) throws(UsageError) in try content(path) } ?? invocation.token
    guard let text else { return nil }
    let source = invocation.tokenFile.map { "the token file '\($0)'" } ?? "STOA_TOKEN"
    let pieces = text.split(whereSeparator: \.isWhitespace)
    guard let token = pieces.first else { throw UsageError("\(source) is missing or empty") }
    // What a header field cannot carry must not look like a fault of the service (RFC 6750 section 2.1).
    guard pieces.count == 1, token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      throw UsageError("\(source) holds no token: one is a single word of ASCII characters")
    }
    return String(token)
  }

  private static func content(_ path: String) throws(UsageError) -> String {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try AtomicFile.read(path, limit: 64 << 10)
    } catch {
      throw UsageError("the token file '\(path)' cannot be read")
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
