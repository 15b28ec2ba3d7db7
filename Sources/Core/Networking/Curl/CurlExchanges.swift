internal import CNetworking

/// The transfers that are under way; used by the loop's thread alone.
struct CurlExchanges: ~Copyable {
  private let multi: UnsafeMutableRawPointer
  private let configuration: CurlConfiguration
  private var byHandle: [UnsafeMutableRawPointer: CurlExchange] = [:]
  private let sockets = CurlSockets()
  private var handles: [UInt64: UnsafeMutableRawPointer] = [:]

  init(multi: UnsafeMutableRawPointer, configuration: CurlConfiguration) {
    self.multi = multi
    self.configuration = configuration
  }

  /// Starts a transfer; the result says why it cannot be.
  mutating func add(_ request: HTTPRequest, as ticket: UInt64) -> HTTPError? {
    do throws(HTTPError) {
      let exchange = try CurlExchange(request, ticket: ticket, sockets: sockets, configuration: configuration)
      guard stoa_multi_add(multi, exchange.handle) == CURLM_OK else { return .unavailable("libcurl takes no request") }
      byHandle[exchange.handle] = exchange
      handles[ticket] = exchange.handle
      return nil
    } catch {
      return error
    }
  }

  /// Stops a transfer and closes its connection.
  mutating func remove(_ ticket: UInt64) {
    guard let handle = handles.removeValue(forKey: ticket) else { return }
    stoa_multi_remove(multi, handle)
    byHandle[handle] = nil
  }

  mutating func removeAll() {
    for ticket in Array(handles.keys) { remove(ticket) }
  }

  /// Sends the request, which has not gone out yet, on a connection of its own.
  private func startAgain(_ exchange: CurlExchange) -> Bool {
    stoa_multi_remove(multi, exchange.handle)
    exchange.forbidReuse()
    return stoa_multi_add(multi, exchange.handle) == CURLM_OK
  }

  /// Every transfer that has ended since the last call, with its outcome.
  mutating func takeEnded() -> [(ticket: UInt64, outcome: Result<HTTPResponse, HTTPError>)] {
    var ended: [(ticket: UInt64, outcome: Result<HTTPResponse, HTTPError>)] = []
    var code = CURLE_OK
    while let handle = stoa_multi_next_ended(multi, &code) {
      guard let exchange = byHandle[handle] else { continue }
      if exchange.reuse == .refused, startAgain(exchange) { continue }
      ended.append((exchange.ticket, exchange.outcome(code)))
      remove(exchange.ticket)
    }
    return ended
  }
}
