internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting

/// A stub of a service at `http://h:1/api`, and the data sources over it.
struct Wire {
  let transport: StubTransport
  let remote: RemoteContainer

  init(
    isEmbedded: Bool = false, hasAccounts: Bool = false, signsIn: Bool = true,
    tokens: any TokenStorage = MemoryTokenStorage(),
    account: Account? = nil, executor: any TaskExecutor = globalConcurrentExecutor,
    _ handler: @escaping StubTransport.Handler
  ) throws {
    transport = StubTransport(handler)
    remote = RemoteContainer(
      client: HTTPClient(transport: transport), baseURL: try HTTPURL("http://h:1/api"), isEmbedded: isEmbedded,
      tokens: tokens, hasAccounts: hasAccounts, signsIn: signsIn, executor: executor, account: account, now: { 1_000 })
  }

  /// Always the same answer.
  init(_ body: String, status: Int = 200, headers: HTTPHeaders = [:]) throws {
    try self.init(bytes: Array(body.utf8), status: status, headers: headers)
  }

  init(bytes: [UInt8], status: Int = 200, headers: HTTPHeaders = [:]) throws {
    try self.init { (_) async throws(HTTPError) -> HTTPResponse in
      HTTPResponse(status: status, headers: headers, body: bytes)
    }
  }

  var targets: [String] { transport.requests.map { "\($0.method) \($0.url.target)" } }

  func posts() async throws(DomainError) -> RemoteList<Post> {
    try await remote.posts.list(PageRequest(query: PostQuery(), limit: 10), refresh: false)
  }

  /// The titles of a list of posts, nil where one could not be read.
  static func titles(_ bytes: [UInt8]) async throws -> [String?] {
    try await Wire(bytes: bytes).posts().slots.map { $0.item?.title }
  }

  static func titles(_ body: String) async throws -> [String?] { try await titles(Array(body.utf8)) }

  /// A list of posts with these titles, each already in JSON's quotes.
  static func body(_ titles: String...) -> String {
    let items = titles.enumerated().map { #"{"userId":1,"id":\#($0 + 1),"title":\#($1),"body":"b"}"# }
    return "[\(items.joined(separator: ","))]"
  }
}
