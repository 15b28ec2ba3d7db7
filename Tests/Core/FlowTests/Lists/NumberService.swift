internal import StoaFlow
internal import StoaFlowTesting
internal import Synchronization

typealias NumberState = ListState<Int, String, Trouble>
typealias NumberAction = ListAction<Int, String, Trouble>
typealias NumberRequest = ListRequest<String>

/// A list in memory: numbers, filtered by their digits; it notes what it is asked for.
final class NumberService: Sendable {
  struct Contents {
    var numbers: [Int]
    var failure: Trouble?
    /// What somebody on the way has kept, and answers with at once unless the service itself is asked.
    var kept: [Int]?
    /// The first offset from which on every page fails.
    var failsAfter = Int.max
    /// How long an answer takes.
    var delay = Duration.zero
  }

  private let contents: Mutex<Contents>
  private let asked = Mutex<[NumberRequest]>([])

  init(_ numbers: [Int], failure: Trouble? = nil, delay: Duration = .zero) {
    contents = Mutex(Contents(numbers: numbers, failure: failure, delay: delay))
  }

  /// What was asked for, in order.
  var requests: [NumberRequest] { asked.withLock { $0 } }

  func change(_ body: (inout sending Contents) -> Void) {
    contents.withLock { body(&$0) }
  }

  func answer(_ request: NumberRequest, _ clock: any Clock<Duration>) async throws(Trouble) -> ListPage<Int> {
    asked.withLock { $0.append(request) }
    let contents = contents.withLock { $0 }
    if !request.isRefresh, let kept = contents.kept {
      return page(of: kept, request, LoadFreshness(time: 100, isStale: true))
    }
    if contents.delay > .zero { try? await clock.sleep(for: contents.delay) }
    if let failure = contents.failure { throw failure }
    if request.offset >= contents.failsAfter { throw .down }
    let found = contents.numbers.filter { request.query.isEmpty || String($0).contains(request.query) }
    guard !found.isEmpty else { throw .nothing }
    return page(of: found, request, contents.kept == nil ? nil : LoadFreshness(time: 200, isStale: false))
  }

  private func page(of numbers: [Int], _ request: NumberRequest, _ freshness: LoadFreshness?) -> ListPage<Int> {
    let page = numbers.dropFirst(request.offset).prefix(request.limit)
    return ListPage(elements: Array(page), total: numbers.count, freshness: freshness)
  }

  /// A list over the service; a negative number has no identity.
  func reducer(clock: any Clock<Duration> = ManualClock()) -> ListReducer<Int, String, Trouble> {
    ListReducer(
      client: ListClient(
        identify: { $0 < 0 ? nil : $0 }, filter: ListFilterText(read: { $0 }, write: { $0 = $1 }),
        isEmptyAnswer: { $0 == .nothing },
        cancelled: .stopped, clock: clock
      ) { request throws(Trouble) in
        try await self.answer(request, clock)
      })
  }
}

extension Array where Element == Int {
  /// The numbers from 1.
  static func upTo(_ last: Int) -> [Int] { [Int](1...last) }
}
