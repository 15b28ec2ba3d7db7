internal import StoaNetworking
internal import Synchronization

/// The gate between a replayed program and its service: can be closed, and knows what has not come back.
final class ServiceGate: Sendable {
  private struct State {
    var isClosed = false
    var requests: [Int: String] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Whether nothing gets through, as without a network.
  var isClosed: Bool {
    get { state.withLock { $0.isClosed } }
    set { state.withLock { $0.isClosed = newValue } }
  }

  /// What is on its way, in the order in which it left: `GET http://127.0.0.1:3000/users`.
  var inFlight: [String] {
    state.withLock { state in state.requests.sorted { $0.key < $1.key }.map(\.value) }
  }

  func guarding(_ transport: any Transport) -> any Transport { GuardedTransport(gate: self, transport: transport) }

  func leave(_ request: HTTPRequest) throws(HTTPError) -> Int {
    let number: Int? = state.withLock { state in
      guard !state.isClosed else { return nil }
      state.lastNumber += 1
      state.requests[state.lastNumber] = "\(request.method) \(request.url.string)"
      return state.lastNumber
    }
    // As a connection that is refused.
    guard let number else { throw .cannotConnect(host: request.url.authority, reason: "connection refused") }
    return number
  }

  func comeBack(_ number: Int) { state.withLock { $0.requests[number] = nil } }
}
