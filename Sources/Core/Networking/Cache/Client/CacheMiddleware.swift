/// Answers requests from a cache where RFC 9111 allows it, and keeps what the service answers.
///
/// A private cache: it serves one person's program. What must be confirmed (`no-cache`, `must-revalidate`) is never shown
/// unconfirmed, whether the service can be reached or not. Requests that carry credentials of their own pass by it.
/// Each answer says where it came from (`provenance`). Belongs before retry and bearer, so that neither a token nor a
/// passing failure is part of what it sees.
public final class CacheMiddleware: Middleware {
  struct RenewalKey: Hashable, Sendable {
    let account: String
    let url: HTTPURL
    let headers: HTTPHeaders
  }

  typealias Next = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  let cache: ResponseCache
  let policy: FreshnessPolicy
  let now: @Sendable () -> Int
  let renewals: BackgroundWork<RenewalKey>
  private let account: @Sendable () -> String

  /// - Parameters:
  ///   - account: Whose answers are asked for, at the time of each request; empty for nobody in particular.
  ///   - now: The time, in milliseconds since 1970.
  ///   - executor: Runs renewals that nobody waits for.
  public init(
    cache: ResponseCache, policy: FreshnessPolicy = .cacheFirst(.seconds(300)), now: @escaping @Sendable () -> Int,
    executor: any TaskExecutor, account: @escaping @Sendable () -> String = { "" }
  ) {
    self.cache = cache
    self.policy = policy
    self.now = now
    self.account = account
    renewals = BackgroundWork(executor: executor)
  }

  /// Returns once no renewal is going on any more: before a process ends.
  public func finishRenewals() async { await renewals.finished() }

  public func send(
    _ request: HTTPRequest, next: @escaping @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    let asked = CacheRequest(request)
    let exchange = CacheExchange(request: asked, account: account(), middleware: self, next: next)
    if asked.usesCache { return try await exchange.answer() }
    if asked.isOnlyIfCached { return CacheExchange.nothing(request) }
    var answer: CacheExchange.Answer
    do throws(HTTPError) {
      answer = try await exchange.ask(request)
    } catch {
      invalidate(Invalidation.places(of: request, failed: error))
      throw error
    }
    answer.response.provenance?.source = .bypass
    guard !Invalidation.isSafe(request.method) else { return answer.response }
    let epoch = invalidate(Invalidation.places(of: request, answered: answer.response))
    // It has just ended what was there of its address; only what ends it again is later than its answer.
    if request.method == .post { exchange.keep(answer, epoch: epoch) }
    return answer.response
  }

  @discardableResult
  private func invalidate(_ places: Invalidation.Places) -> Int {
    cache.invalidate(places.addresses, collections: places.collections)
  }
}
