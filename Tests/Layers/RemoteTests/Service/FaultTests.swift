internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// Faults of the network and statuses of HTTP, each with its error of the domain.
@Suite struct FaultTests {
  @Test(
    "An exchange without an answer",
    arguments: [
      (.cancelled, .cancelled), (.timedOut, .timedOut), (.cannotConnect(host: "h", reason: "refused"), .unreachable),
      (.cannotResolve(host: "h"), .unreachable), (.connectionLost, .brokenOff), (.tls("expired"), .unreachable),
      (.untrusted(host: "h:1", reason: "expired"), .untrusted),
      (.tooLarge(what: "body", limit: 8), .tooLarge), (.undecodable("?"), .unexpectedAnswer),
      (.badRedirect("?"), .unexpectedAnswer),
      (.tooManyRedirects(limit: 10), .sentInCircles),
      (.insecureRedirect(to: "http://x"), .unexpectedAnswer), (.protocolViolation("?"), .unexpectedAnswer),
      (.badURL("?"), .unexpectedAnswer), (.heldBack(host: "h:1", seconds: 60), .heldBack(seconds: 60)),
      (.storage("disk"), .storage),
      (.unavailable("libcurl is missing"), .unavailable("libcurl is missing")),
    ] as [(HTTPError, DomainError.Kind)])
  func fault(_ fault: HTTPError, kind: DomainError.Kind) async throws {
    let wire = try Wire { (_) async throws(HTTPError) in throw fault }
    let error = await #expect(throws: DomainError.self) { try await wire.posts() }
    #expect(error?.kind == kind)
    #expect(error?.cause == fault.message)
  }

  @Test(
    "The text names the host the trouble is with, which a redirect may have led to",
    arguments: [
      (.timedOut, "h:1"), (.connectionLost, "h:1"), (.cannotConnect(host: "other:2", reason: "refused"), "other:2"),
      (.cannotResolve(host: "nowhere"), "nowhere"), (.untrusted(host: "h:1", reason: "self-signed"), "h:1"),
    ] as [(HTTPError, String)])
  func place(_ fault: HTTPError, place: String) async throws {
    let wire = try Wire { (_) async throws(HTTPError) in throw fault }
    let error = await #expect(throws: DomainError.self) { try await wire.posts() }
    #expect(error?.place == .host(place))
  }

  @Test("The service that is part of the program is named without its address", arguments: [true, false])
  func embedded(_ isReached: Bool) async throws {
    let wire = try Wire(isEmbedded: true) { (_) async throws(HTTPError) -> HTTPResponse in
      if isReached { return HTTPResponse(status: 500) }
      throw .cannotConnect(host: "h:1", reason: "refused")
    }
    let error = await #expect(throws: DomainError.self) { try await wire.posts() }
    #expect(error?.place == .embedded)
  }

  @Test("The text for people names the host")
  func text() async throws {
    let wire = try Wire { (_) async throws(HTTPError) in throw .cannotConnect(host: "h:1", reason: "refused") }
    let error = await #expect(throws: DomainError.self) { try await wire.posts() }
    #expect(error?.message == "The service at h:1 cannot be reached.")
    #expect(error?.cause == "cannot connect to h:1: refused")
  }

  @Test(
    "A status that is no success, for a list",
    arguments: [
      (204, .unexpectedAnswer), (304, .unexpectedAnswer), (400, .service(status: 400)), (401, .signedOut),
      (403, .service(status: 403)), (404, .noCollection(.post)), (408, .timedOut), (418, .service(status: 418)),
      (429, .service(status: 429)), (500, .service(status: 500)), (503, .service(status: 503)), (504, .timedOut),
      (999, .service(status: 999)),
    ] as [(Int, DomainError.Kind)])
  func status(_ status: Int, kind: DomainError.Kind) async throws {
    let wire = try Wire("", status: status)
    await #expect(throws: DomainError(kind)) { try await wire.posts() }
  }

  @Test("No such item is `notFound` with its subject and id")
  func notFound() async throws {
    let remote = try Wire("{}", status: 404).remote
    await #expect(throws: DomainError(.notFound(.person, 11))) { try await remote.users.user(11, refresh: false) }
    await #expect(throws: DomainError(.notFound(.post, 12))) { try await remote.posts.post(12, refresh: false) }
    await #expect(throws: DomainError(.notFound(.todo, 13))) { try await remote.todos.todo(13, refresh: false) }
  }

  @Test("What needs an account says so, only where there are accounts", arguments: [401, 403], [true, false])
  func protected(_ status: Int, hasAccounts: Bool) async throws {
    let wire = try Wire(hasAccounts: hasAccounts) { (_) async throws(HTTPError) -> HTTPResponse in
      HTTPResponse(status: status)
    }
    let kind: DomainError.Kind = status == 401 || hasAccounts ? .signedOut : .service(status: 403)
    await #expect(throws: DomainError(kind)) { try await wire.remote.todos.todo(1, refresh: false) }
  }

  @Test("Where nobody can sign in, a token is what is wanted", arguments: [true, false])
  func token(_ hasAccounts: Bool) async throws {
    let wire = try Wire(hasAccounts: hasAccounts, signsIn: false) { (_) async throws(HTTPError) -> HTTPResponse in
      HTTPResponse(status: 401)
    }
    await #expect(throws: DomainError(.tokenWanted)) { try await wire.remote.todos.todo(1, refresh: false) }
  }
}
