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

  /// - Parameter log: Takes a line for the log.
  init(_ invocation: Invocation, paths: AppPaths, log: @escaping @Sendable (String) -> Void) throws(UsageError) {
    if invocation.isEmbedded {
      self = try .embedded(invocation, paths: paths, log: log)
    } else {
      self = try .service(invocation)
    }
  }

  private init(
    transport: any Transport, baseURL: HTTPURL, tokens: any TokenStorage, hasAccounts: Bool, account: AccountFile?,
    name: String
  ) {
    self.transport = transport
    self.baseURL = baseURL
    self.tokens = tokens
    self.hasAccounts = hasAccounts
    self.account = account
    self.name = name
  }

  private static func embedded(
    _ invocation: Invocation, paths: AppPaths, log: @escaping @Sendable (String) -> Void
  ) throws(UsageError) -> BackendWiring {
    let backend = EmbeddedBackend(
      directory: paths.data, sampleSize: invocation.sampleSize, seed: invocation.seed)
    let size = invocation.sampleSize.map(String.init) ?? "default"
    // Each database knows its own sessions only.
    let path = paths.tokens("sample-\(size)-\(invocation.seed)")
    let account = AccountFile(path: path + ".account")
    return BackendWiring(
      transport: backend, baseURL: try url(EmbeddedBackend.baseAddress),
      tokens: SampleTokenStorage(path: path, backend: backend, account: account, report: log),
      hasAccounts: true, account: account, name: "embedded sample")
  }

  private static func service(_ invocation: Invocation) throws(UsageError) -> BackendWiring {
    let token = try invocation.tokenFile.map { (path) throws(UsageError) in try readToken(path) } ?? invocation.token
    return BackendWiring(
      transport: CurlTransport(), baseURL: try url(invocation.backend),
      tokens: MemoryTokenStorage(token.map { TokenPair(access: $0) }), hasAccounts: token != nil, account: nil,
      name: invocation.backend)
  }

  private static func url(_ text: String) throws(UsageError) -> HTTPURL {
    do throws(HTTPError) {
      return try HTTPURL(text)
    } catch {
      throw UsageError("'\(text)' is no http address; write it like http://127.0.0.1:3000")
    }
  }

  private static func readToken(_ path: String) throws(UsageError) -> String {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try AtomicFile.read(path, limit: 64 << 10)
    } catch {
      throw UsageError("the token file '\(path)' cannot be read")
    }
    let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let token = text.split(whereSeparator: \.isWhitespace).joined()
    guard !token.isEmpty else { throw UsageError("the token file '\(path)' is missing or empty") }
    return token
  }
}
