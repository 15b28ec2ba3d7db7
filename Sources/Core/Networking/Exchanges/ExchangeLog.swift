internal import Synchronization

/// The last exchanges of a client, for people who want to see what it does.
///
/// A chain of middlewares fills it (``watching(_:)``), at the cost of about a microsecond a request.
public final class ExchangeLog: Sendable {
  private struct State {
    var exchanges: [Exchange] = []
    var lastNumber: UInt64 = 0
    var revision = 0
    var onChange: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: How many exchanges are kept.
  ///   - clock: What times are measured by.
  public init(limit: Int = 50, clock: any Clock<Duration>) {
    self.limit = limit
    elapsed = Stopwatch.start(clock)
  }

  /// Those that are kept, in the order in which they began.
  public var exchanges: [Exchange] { state.withLock { $0.exchanges } }

  /// Goes up with every change.
  public var revision: Int { state.withLock { $0.revision } }

  /// The chain, with what fills the log around it.
  public func watching(_ chain: [any Middleware]) -> [any Middleware] {
    [ExchangeMiddleware(log: self, place: .first)] + chain + [ExchangeMiddleware(log: self, place: .last)]
  }

  /// Hears of every change, on whichever thread makes it.
  public func listen(_ onChange: (@Sendable () -> Void)?) {
    state.withLock { $0.onChange = onChange }
  }

  /// Forgets all of them; what comes of those that are on their way is not kept.
  public func clear() {
    change { $0.exchanges = [] }
  }

  func begin(_ request: HTTPRequest) -> UInt64 {
    let start = elapsed()
    return change { state in
      state.lastNumber += 1
      if state.exchanges.count >= limit { state.exchanges.removeFirst() }
      state.exchanges.append(Exchange(request, number: state.lastNumber, start: start))
      return state.lastNumber
    }
  }

  /// Takes down that it is sent; false where it has ended already.
  func send(_ number: UInt64) -> Bool {
    update(number) { $0.tries += 1 }
  }

  func wait(_ number: UInt64, for length: Duration, isAskedFor: Bool) {
    let end = elapsed() + length
    _ = update(number) { $0.wait = Exchange.Wait(length: length, end: end, isAskedFor: isAskedFor) }
  }

  func go(on number: UInt64) { _ = update(number) { $0.wait = nil } }

  func end(_ number: UInt64, _ outcome: Result<HTTPResponse, HTTPError>) {
    let end = elapsed()
    _ = update(number) { exchange in
      exchange.end = end
      exchange.wait = nil
      exchange.outcome =
        switch outcome {
        case .success(let response): .answered(status: response.status, Self.source(of: response, exchange.tries))
        case .failure(let error): .failed(error)
        }
    }
  }

  private static func source(of response: HTTPResponse, _ tries: Int) -> Exchange.Source {
    switch response.provenance?.source {
    case .hit: .hit
    case .stale: .stale
    // Whoever sent nothing themselves got what another one was sent.
    case _ where tries == 0: .coalesced
    case .revalidated: .revalidated
    case .miss, .bypass, nil: .wire
    }
  }

  /// False where there is no such exchange any more that is on its way.
  private func update(_ number: UInt64, _ body: (inout Exchange) -> Void) -> Bool {
    change { state in
      guard let place = state.exchanges.lastIndex(where: { $0.number == number }),
        state.exchanges[place].outcome == nil
      else { return false }
      body(&state.exchanges[place])
      return true
    }
  }

  @discardableResult
  private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    let (value, onChange) = state.withLock { state in
      state.revision += 1
      return (body(&state), state.onChange)
    }
    onChange?()
    return value
  }
}
