internal import CNetworking
internal import Glibc
internal import Synchronization

/// The thread that moves all transfers of one transport, and the desk where requests are handed in.
final class CurlLoop: Sendable {
  typealias Outcome = Result<HTTPResponse, HTTPError>
  typealias Waiter = CheckedContinuation<Outcome, Never>

  private struct Desk {
    /// Nil before the first request and after the end.
    var multi: CurlMulti?
    var isStopped = false
    var lastTicket: UInt64 = 0
    var waiters: [UInt64: Waiter] = [:]
    var arrived: [(ticket: UInt64, request: HTTPRequest)] = []
    var left: [UInt64] = []
  }

  private let configuration: CurlConfiguration
  private let desk = Mutex(Desk())

  init(_ configuration: CurlConfiguration) {
    self.configuration = configuration
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    if let missing = stoa_curl_open() { throw .unavailable(String(cString: missing)) }
    let ticket = desk.withLock { desk in
      desk.lastTicket += 1
      return desk.lastTicket
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        submit(request, as: ticket, waiter: waiter)
        // A cancellation that came before the request was handed in found nothing to stop.
        if Task.isCancelled { cancel(ticket) }
      }
    } onCancel: {
      cancel(ticket)
    }
    return try outcome.get()
  }

  /// Ends the thread; whatever is in flight is cancelled.
  func stop() {
    desk.withLock { desk in
      desk.isStopped = true
      desk.multi?.wake()
    }
  }

  private func submit(_ request: HTTPRequest, as ticket: UInt64, waiter: Waiter) {
    let refusal: HTTPError? = desk.withLock { desk in
      if desk.isStopped { return .cancelled }
      if desk.multi == nil {
        guard let multi = CurlMulti(connectionsPerHost: configuration.connectionsPerHost) else {
          return .unavailable("libcurl does not start")
        }
        guard CurlThreads.start(self) else { return .unavailable("no thread for the network can be started") }
        desk.multi = multi
      }
      desk.waiters[ticket] = waiter
      desk.arrived.append((ticket, request))
      desk.multi?.wake()
      return nil
    }
    if let refusal { waiter.resume(returning: .failure(refusal)) }
  }

  private func cancel(_ ticket: UInt64) {
    let waiter = desk.withLock { desk -> Waiter? in
      guard let waiter = desk.waiters.removeValue(forKey: ticket) else { return nil }
      desk.left.append(ticket)
      desk.multi?.wake()
      return waiter
    }
    waiter?.resume(returning: .failure(.cancelled))
  }

  private func finish(_ ticket: UInt64, _ outcome: Outcome) {
    let waiter = desk.withLock { $0.waiters.removeValue(forKey: ticket) }
    waiter?.resume(returning: outcome)
  }

  /// The thread's whole life.
  func run() {
    CurlTransport.onThreadStart?()
    guard let multi = desk.withLock({ $0.multi }) else { return }
    var exchanges = CurlExchanges(multi: multi.pointer, configuration: configuration)
    while takeDesk(into: &exchanges) {
      stoa_multi_perform(multi.pointer)
      let ended = exchanges.takeEnded()
      for (ticket, outcome) in ended { finish(ticket, outcome) }
      // What was finished makes room at once for what waits; only an idle turn may wait.
      if ended.isEmpty { stoa_multi_poll(multi.pointer, Int32.max) }
    }
    exchanges.removeAll()
    let waiters = desk.withLock { desk in
      desk.multi = nil
      defer { desk.waiters = [:] }
      return desk.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: .failure(.cancelled)) }
  }

  /// Starts what has arrived and drops what was cancelled; false when the loop is to end.
  private func takeDesk(into exchanges: inout CurlExchanges) -> Bool {
    let (arrived, left, isStopped) = desk.withLock { desk in
      let live = desk.arrived.filter { desk.waiters[$0.ticket] != nil }
      defer {
        desk.arrived = []
        desk.left = []
      }
      return (live, desk.left, desk.isStopped)
    }
    if isStopped { return false }
    for ticket in left { exchanges.remove(ticket) }
    for (ticket, request) in arrived {
      if let refusal = exchanges.add(request, as: ticket) { finish(ticket, .failure(refusal)) }
    }
    return true
  }
}
