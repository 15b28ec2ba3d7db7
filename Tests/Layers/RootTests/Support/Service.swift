internal import DomainLayer
internal import LayersRoot
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization

/// A service of two people that ignores paging, and the layers over it.
struct Service {
  let transport: StubTransport
  let tokens: MemoryTokenStorage
  let layers: LayersContainer

  /// - Parameters:
  ///   - token: The access token that is kept from before.
  ///   - statuses: What the first requests are answered with, 0 for not at all; later ones succeed.
  init(
    token: String? = nil, hasAccounts: Bool = true, signsIn: Bool = true, statuses: [Int] = [],
    clock: any Clock<Duration> = HandClock(), cachePath: String? = nil, log: (@Sendable (String) -> Void)? = nil,
    now: (@Sendable () -> Int64)? = nil
  ) throws {
    let rest = Mutex(statuses)
    transport = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      let status = rest.withLock { $0.isEmpty ? 200 : $0.removeFirst() }
      guard status > 0 else { throw .cannotConnect(host: "h", reason: "for the test") }
      return HTTPResponse(status: status, body: Array(Self.body(request).utf8))
    }
    tokens = MemoryTokenStorage(token.map { TokenPair(access: $0) })
    layers = LayersContainer(
      transport: transport, baseURL: try HTTPURL("http://h:1/api"), tokens: tokens, hasAccounts: hasAccounts,
      signsIn: signsIn, version: "9.9", clock: clock, seed: 1, executor: globalConcurrentExecutor, log: log,
      cachePath: cachePath, preferencesPath: nil, addressHistoryPath: nil, now: now)
  }

  /// What was asked for so far, each with its token.
  var asked: [String] {
    transport.requests.map { "\($0.method) \($0.url.path) \($0.headers["Authorization"] ?? "unsigned")" }
  }

  private static func body(_ request: HTTPRequest) -> String {
    switch request.url.path {
    case "/api/users": #"[{"id":1,"name":"Ada Morel"},{"id":2,"name":"Bao Linh"}]"#
    case "/api/session": #"{"accessToken":"a2","refreshToken":"r2","userId":2,"username":"bao"}"#
    default: #"[{"id":1,"userId":1,"postId":1,"title":"t","body":"b","name":"n","email":"e"}]"#
    }
  }
}

extension SessionContainer {
  /// The names of the first people.
  func names() async throws(DomainError) -> [String] {
    try await domain.loadPeople(PageRequest(query: UserQuery(), limit: 2)).items.map(\.name)
  }
}
