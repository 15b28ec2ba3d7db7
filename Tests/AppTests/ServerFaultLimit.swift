internal import StoaNetworking
internal import Synchronization

/// Brings the limit on the time of a request near, so that a test of it need not wait for half a minute; otherwise it is
/// far, so that no busy machine reaches it.
final class ServerFaultLimit: Sendable {
  let isNear = Atomic(false)

  func around(_ transport: any Transport) -> any Transport { Limited(limit: self, transport: transport) }

  private struct Limited: Transport {
    let limit: ServerFaultLimit
    let transport: any Transport

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      var request = request
      request.timeout = limit.isNear.load(ordering: .relaxed) ? .milliseconds(20) : .seconds(3_600)
      return try await transport.send(request)
    }
  }
}
