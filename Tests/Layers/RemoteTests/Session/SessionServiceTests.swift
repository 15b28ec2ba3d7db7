internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

@Suite struct SessionServiceTests {
  private static let granted =
    #"{"accessToken":"a1","refreshToken":"r1","expiresIn":600,"userId":7,"username":"ann"}"#

  @Test("Signing in keeps the tokens and says whose they are")
  func signIn() async throws {
    let tokens = MemoryTokenStorage()
    let wire = try Self.wire(tokens, Self.granted)
    let session = wire.remote.session
    let account = try await session.signIn(username: "ann", password: "sec\"ret")
    #expect(account == Account(username: "ann", userID: 7))
    #expect(tokens.load() == TokenPair(access: "a1", refresh: "r1", expires: 1_600))
    #expect(try await session.current() == account)
    #expect(wire.targets == ["POST /api/session"])
    let body = wire.transport.requests[0].body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(body.contains(#""password":"sec\"ret""#))
    #expect(body.contains(#""username":"ann""#))
    #expect(wire.transport.requests[0].headers["Content-Type"] == "application/json")
  }

  @Test("A service that sends the least is enough")
  func least() async throws {
    let tokens = MemoryTokenStorage()
    let session = try Self.wire(tokens, #"{"accessToken":"a1"}"#).remote.session
    #expect(try await session.signIn(username: "bo", password: "x") == Account(username: "bo"))
    #expect(tokens.load() == TokenPair(access: "a1"))
  }

  @Test(
    "A refusal leaves the tokens alone",
    arguments: [
      (401, .refusedSignIn), (400, .refusedSignIn), (404, .noAccounts), (500, .service(status: 500)),
      (200, .unexpectedAnswer),
    ] as [(Int, DomainError.Kind)])
  func refused(_ status: Int, kind: DomainError.Kind) async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "old"))
    let session = try Self.wire(tokens, "{}", status: status).remote.session
    await #expect(throws: DomainError(kind)) { try await session.signIn(username: "ann", password: "x") }
    #expect(tokens.load() == TokenPair(access: "old"))
  }

  @Test("Signing out forgets the tokens, and has the service forget them")
  func signOut() async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1"))
    let (told, tell) = AsyncStream<HTTPRequest>.makeStream()
    let wire = try Wire(hasAccounts: true, tokens: tokens) { (request) async throws(HTTPError) -> HTTPResponse in
      tell.yield(request)
      throw .connectionLost
    }
    try await wire.remote.session.signOut()
    #expect(tokens.load() == nil)
    #expect(try await wire.remote.session.current() == nil)
    let request = await told.first { _ in true }
    #expect(request?.method == .delete)
    #expect(request?.url.path == "/api/session")
    #expect(request?.headers["Authorization"] == "Bearer a1")
  }

  @Test("Signing out does not wait for a service that does not answer")
  func silentSignOut() async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1"))
    let (answers, answer) = AsyncStream<Void>.makeStream()
    let wire = try Wire(hasAccounts: true, tokens: tokens) { (_) async throws(HTTPError) -> HTTPResponse in
      for await _ in answers {}
      return HTTPResponse(status: 204)
    }
    try await wire.remote.session.signOut()
    #expect(tokens.load() == nil)
    answer.finish()
  }

  @Test("A token from outside is given up, and stays good for others")
  func signOutFromOutside() async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1"))
    let executor = CountingExecutor()
    let wire = try Wire(hasAccounts: true, signsIn: false, tokens: tokens, executor: executor) {
      (_) async throws(HTTPError) in throw .connectionLost
    }
    try await wire.remote.session.signOut()
    #expect(tokens.load() == nil)
    #expect(executor.count == 0)
  }

  @Test("Whose tokens were there at the start is known only if somebody said so, and only while they are the same")
  func knownAccount() async throws {
    let tokens = MemoryTokenStorage(TokenPair(access: "a1"))
    let ann = Account(username: "ann", userID: 7)
    let handler: StubTransport.Handler = { (_) async throws(HTTPError) in throw .connectionLost }
    let told = try Wire(hasAccounts: true, tokens: tokens, account: ann, handler).remote.session
    let untold = try Wire(hasAccounts: true, tokens: tokens, handler).remote.session
    #expect(try await told.current() == ann)
    #expect(try await untold.current() == Account(username: ""))
    tokens.save(TokenPair(access: "b1"))
    #expect(try await told.current() == Account(username: ""))
  }

  private static func wire(_ tokens: MemoryTokenStorage, _ body: String, status: Int = 200) throws -> Wire {
    try Wire(hasAccounts: true, tokens: tokens) { (_) async throws(HTTPError) -> HTTPResponse in
      HTTPResponse(status: status, body: Array(body.utf8))
    }
  }
}
