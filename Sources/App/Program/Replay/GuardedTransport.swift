internal import StoaNetworking

/// A transport behind a gate.
struct GuardedTransport: Transport {
  let gate: ServiceGate
  let transport: any Transport

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = try gate.leave(request)
    defer { gate.comeBack(number) }
    return try await transport.send(request)
  }
}
