internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// A change of an item: one request, and an error that tells what was not done from what may have been.
@Suite struct ChangeTests {
  private static let done = #"{"userId":1,"id":7,"title":"t","completed":true}"#

  @Test("Marking a to-do sends what is wanted, and names the lists that are old after it")
  func request() async throws {
    let wire = try Wire(Self.done)
    try await wire.remote.todos.mark(7, isDone: true)
    let request = try #require(wire.transport.requests.first)
    #expect(wire.targets == ["PATCH /api/todos/7"])
    #expect(request.body.map { String(decoding: $0, as: UTF8.self) } == #"{"completed":true}"#)
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(request.headers["Idempotency-Key"] == nil)
    #expect(request.invalidates.map(\.string) == ["http://h:1/api/todos"])
  }

  @Test("A success without a body is one", arguments: [200, 204])
  func empty(_ status: Int) async throws {
    try await Wire("", status: status).remote.todos.mark(7, isDone: true)
  }

  @Test(
    "A fault before the service had the request changes nothing; after it, nobody knows",
    arguments: [
      (.cannotConnect(host: "h", reason: "refused"), .unreachable), (.cannotResolve(host: "h"), .unreachable),
      (.tls("expired"), .unreachable), (.heldBack(host: "h", seconds: 60), .heldBack(seconds: 60)),
      (.connectionLost, .outcomeUnknown), (.timedOut, .outcomeUnknown),
      (.tooLarge(what: "body", limit: 8), .outcomeUnknown), (.protocolViolation("?"), .outcomeUnknown),
      (.cancelled, .outcomeUnknown),
    ] as [(HTTPError, DomainError.Kind)])
  func fault(_ fault: HTTPError, kind: DomainError.Kind) async throws {
    let wire = try Wire { (_) async throws(HTTPError) in throw fault }
    let error = await #expect(throws: DomainError.self) { try await wire.remote.todos.mark(7, isDone: true) }
    #expect(error?.kind == kind)
    #expect(wire.transport.requests.count == 1)
  }

  @Test(
    "A refusal changes nothing; a gateway that failed does not know",
    arguments: [
      (400, .service(status: 400)), (401, .signedOut), (404, .notFound(.todo, 7)), (409, .service(status: 409)),
      (408, .timedOut), (500, .service(status: 500)), (502, .outcomeUnknown), (503, .service(status: 503)),
      (504, .outcomeUnknown),
    ] as [(Int, DomainError.Kind)])
  func status(_ status: Int, kind: DomainError.Kind) async throws {
    let wire = try Wire("{}", status: status)
    let error = await #expect(throws: DomainError.self) { try await wire.remote.todos.mark(7, isDone: true) }
    #expect(error?.kind == kind)
    #expect(wire.transport.requests.count == 1)
  }

  @Test("A success that does not say that it is so leaves the outcome unknown, and a web page says that it is not")
  func unexpected() async throws {
    let open = #"{"userId":1,"id":7,"title":"t","completed":false}"#
    for body in [open, "{}", #"{"userId":1,"id":8,"title":"t","completed":true}"#] {
      await #expect(throws: DomainError(.outcomeUnknown)) { try await Wire(body).remote.todos.mark(7, isDone: true) }
    }
    await #expect(throws: DomainError(.webPage)) {
      try await Wire("<html>", headers: ["Content-Type": "text/html"]).remote.todos.mark(7, isDone: true)
    }
  }
}
