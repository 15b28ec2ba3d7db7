internal import StoaStorage
internal import Synchronization

/// A transport with misfortunes in front of it, so that every state of a program can be seen and tested.
///
/// Of several faults that meet a request, each takes its time, and the first that has an outcome ends it. Which requests a
/// rate picks depends on the seed, the request, and how often that was sent before: never on the order in which different
/// ones come, so a run can be repeated. Time is the clock's. Belongs below retry and cache, which then meet all of it.
public final class FaultyTransport: Transport {
  private let transport: any Transport
  private let faults: [ServiceFault]
  private let seed: UInt64
  private let clock: any Clock<Duration>
  /// How often each request was sent.
  private let counts = Mutex<[String: Int]>([:])

  /// The transport with these faults in front of it; the seed decides which requests a fault of a lower rate meets.
  public init(_ transport: any Transport, faults: [ServiceFault], seed: UInt64, clock: any Clock<Duration>) {
    self.transport = transport
    self.faults = faults
    self.seed = seed
    self.clock = clock
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    for fault in picked(for: request) {
      if let latency = fault.latency { try await wait(latency, of: request) }
      switch fault.outcome {
      case .status(let status): return Self.answer(request, status, fault)
      case .offline: throw .cannotConnect(host: request.url.authority, reason: "connection refused")
      case .truncated:
        _ = try await transport.send(request)
        throw .connectionLost
      case .webPage: return Self.webPage(request)
      case nil: continue
      }
    }
    return try await transport.send(request)
  }

  /// The faults that meet this sending of the request.
  private func picked(for request: HTTPRequest) -> [ServiceFault] {
    let name = "\(request.method) \(request.url.target)"
    let count = counts.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name, default: 0]
    }
    return faults.enumerated().filter { place, fault in
      guard fault.meets(request.url) else { return false }
      var random = SeededGenerator(seed: Checksum.hash("\(place) \(count) \(name)", seed: seed))
      return Double.random(in: 0..<1, using: &random) < fault.rate
    }.map(\.element)
  }

  private func wait(_ latency: Duration, of request: HTTPRequest) async throws(HTTPError) {
    let limit = request.timeout ?? CurlConfiguration().timeout
    do {
      try await clock.sleep(for: min(latency, limit))
    } catch {
      throw .cancelled
    }
    if latency >= limit { throw .timedOut }
  }

  private static func answer(_ request: HTTPRequest, _ status: Int, _ fault: ServiceFault) -> HTTPResponse {
    var response = HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: Array("{}".utf8), url: request.url)
    if let seconds = fault.retryAfter { response.headers["Retry-After"] = String(seconds) }
    return response
  }

  private static func webPage(_ request: HTTPRequest) -> HTTPResponse {
    let page = "<!doctype html><title>Sign in</title><p>Sign in to use this network."
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "text/html; charset=utf-8"], body: Array(page.utf8), url: request.url)
  }
}
