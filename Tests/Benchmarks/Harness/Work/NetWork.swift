internal import StoaNetworking
internal import StoaNetworkingTesting

/// Requests that reach no network.
enum NetWork {
  /// 25 kB, as a page of a service has.
  static let body = [UInt8](repeating: UInt8(ascii: "x"), count: 25_000)

  /// One time is a request with a token through the whole client, answered at once and without a body.
  static func pipeline() throws(BenchError) -> @Sendable (Int) -> Int {
    let executor = ThreadExecutor()
    let transport = Immediate(answer: HTTPResponse(status: 200))
    let url = try address("http://h/todos/1")
    let bearer = BearerMiddleware(
      origin: url.origin, protects: { _ in true }, tokens: MemoryTokenStorage(TokenPair(access: "token")),
      executor: executor, refresh: { _ in nil })
    let client = HTTPClient.standard(
      transport: transport, clock: ContinuousClock(), metadata: MetadataMiddleware(version: "1"),
      coalescing: CoalescingMiddleware(executor: executor),
      retry: RetryMiddleware(clock: ContinuousClock(), random: SeededGenerator(seed: 1)), bearer: bearer)
    return { count in
      executor.outcome {
        var sum = 0
        for _ in 0..<count { sum &+= (try? await client.send(HTTPRequest(.get, url)))?.status ?? 0 }
        return sum
      }
    }
  }

  /// One time is a lookup of one of 500 answers of 25 kB, and of its body.
  static func lookup() throws(BenchError) -> @Sendable (Int) -> Int {
    let (folder, executor) = (try ScratchFolder(), ThreadExecutor())
    let cache = ResponseCache(path: folder.path + "/cache.sqlite", now: WallClock.now)
    let middleware = CacheMiddleware(cache: cache, now: WallClock.now, executor: executor)
    let answer = HTTPResponse(status: 200, headers: ["Cache-Control": "max-age=86400"], body: body)
    let client = HTTPClient(transport: Immediate(answer: answer), middleware: [middleware])
    var requests: [HTTPRequest] = []
    for number in 1...500 { requests.append(HTTPRequest(.get, try address("http://h/posts?_page=\(number)"))) }
    let kept = executor.outcome { [requests] in
      for request in requests { _ = try? await client.send(request) }
      return cache.statistics()?.entries
    }
    guard kept == 500 else { throw BenchError("the cache keeps \(kept ?? 0) answers instead of 500") }
    return { [requests] count in
      withExtendedLifetime(folder) {
        (0..<count).reduce(0) { sum, index in
          // A step that meets all of them, and no neighbours one after the other.
          sum &+ (cache.lookup(requests[index &* 7 % 500], account: "").stored?.body.count ?? 0)
        }
      }
    }
  }

  static func address(_ text: String) throws(BenchError) -> HTTPURL {
    do throws(HTTPError) { return try HTTPURL(text) } catch { throw BenchError(error.message) }
  }
}

/// A transport that has its answer at hand.
private struct Immediate: Transport {
  let answer: HTTPResponse

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { answer }
}
