internal import StoaNetworking
internal import StoaNetworkingTesting

/// A client with a cache before a service that answers as told, in a time that a test moves by hand.
final class CacheWorld: Sendable {
  static let start = 1_700_000_000_000

  let folder: CacheFolder
  let origin: StubTransport
  let cache: ResponseCache
  let middleware: CacheMiddleware
  let client: HTTPClient
  private let time: HandTime
  private let report: Shared<[String]>
  private let account: Shared<String>

  /// - Parameter folder: That of another world, to be another process over the same file.
  init(
    policy: FreshnessPolicy = .standard, limits: CacheLimits = CacheLimits(), folder: CacheFolder = CacheFolder(),
    time: HandTime = HandTime(CacheWorld.start), origin: StubTransport
  ) {
    self.folder = folder
    self.origin = origin
    self.time = time
    let report = Shared<[String]>([])
    let account = Shared("")
    cache = ResponseCache(
      path: folder.file, limits: limits, now: { time.value }, report: { line in report.change { $0.append(line) } })
    middleware = CacheMiddleware(
      cache: cache, policy: policy, now: { time.value }, executor: globalConcurrentExecutor, account: { account.value })
    client = HTTPClient(transport: origin, middleware: [middleware])
    self.report = report
    self.account = account
  }

  /// One answer after the other; the last one is repeated.
  convenience init(policy: FreshnessPolicy = .standard, _ answers: HTTPResponse...) {
    self.init(policy: policy, origin: StubTransport(answers.map { .success($0) }))
  }

  var now: Int { time.value }
  var reports: [String] { report.value }
  /// How often the service was asked.
  var asked: Int { origin.requests.count }
  /// What the service was asked last.
  var lastRequest: HTTPRequest? { origin.requests.last }

  func signIn(_ name: String) { account.change { $0 = name } }
  func wait(seconds: Double) { time.change { $0 += Int(seconds * 1_000) } }

  @discardableResult
  func get(
    _ path: String = "/a", _ headers: HTTPHeaders = [:], mode: CacheMode = .standard, method: HTTPMethod = .get
  ) async throws(HTTPError) -> HTTPResponse {
    var request = HTTPRequest(method, url("http://h\(path)"), headers: headers)
    request.cacheMode = mode
    return try await client.send(request)
  }

  /// Where the answer to the request comes from.
  func source(
    _ path: String = "/a", _ headers: HTTPHeaders = [:], mode: CacheMode = .standard
  ) async throws(HTTPError) -> Provenance.Source? {
    try await get(path, headers, mode: mode).provenance?.source
  }
}

/// An answer with these fields, and a `Date` of the world's start unless it has one.
func answer(
  _ fields: [(String, String)] = [], status: Int = 200, body: String = "body", dated: Bool = true
) -> HTTPResponse {
  var headers = HTTPHeaders(fields.map { HTTPHeaders.Field($0.0, $0.1) })
  if dated, headers["Date"] == nil { headers["Date"] = date(0) }
  return HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
}

/// A date so many seconds from the world's start.
func date(_ seconds: Int) -> String { HTTPDate.text(CacheWorld.start / 1_000 + seconds) }
