internal import StoaNetworking
internal import Synchronization

/// Brings the limit on the time of a request near, so that a test of it need not wait for half a minute.
final class ServerFaultLimit: Sendable {
  let isNear = Atomic(false)

  func around(_ transport: any Transport) -> any Transport { Limited(limit: self, transport: transport) }

  private struct Limited: Transport {
    let limit: ServerFaultLimit
    let transport: any Transport

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      var request = request
      if limit.isNear.load(ordering: .relaxed) { request.timeout = .milliseconds(20) }
      return try await transport.send(request)
    }
  }
}
