internal import Backend
internal import StoaNetworking
internal import StoaStorage
internal import Synchronization
internal import Testing

@Suite("Sessions")
struct SessionTests {
  let directory = TemporaryDirectory()
  let clock = TestTime()
  let backend: EmbeddedBackend

  init() { backend = EmbeddedBackend(directory: directory.path, sampleSize: 12, now: clock.now) }

  /// Seconds that a test moves by hand.
  final class TestTime: Sendable {
    private let seconds = Atomic(1_000_000)
    var now: @Sendable () -> Int { { self.seconds.load(ordering: .relaxed) } }
    func advance(_ count: Int) { seconds.add(count, ordering: .relaxed) }
  }

  struct Grant: Decodable {
    var accessToken: String, refreshToken: String, expiresIn: Int, userId: Int, username: String
  }

  func grant(_ username: String = "ines") async throws -> Grant {
    try await backend.send(.post, "/session", body: #"{"username":"\#(username)","password":"x"}"#).decoded()
  }

  func status(_ method: HTTPMethod = .get, _ path: String = "/todos", token: String) async throws -> Int {
    try await backend.send(method, path, ["Authorization": "Bearer \(token)"]).status
  }

  @Test(
    "to-dos need a token, whatever the method",
    arguments: [
      (HTTPMethod.get, "/todos"), (.head, "/todos"), (.get, "/todos/1"), (.post, "/todos"), (.put, "/todos/1"),
      (.patch, "/todos/1"), (.delete, "/todos/1"), (.get, "/users/1/todos"), (.get, "/session"),
    ])
  func unauthorized(method: HTTPMethod, path: String) async throws {
    let none = try await backend.send(method, path, body: "{}")
    #expect(none.status == 401)
    #expect(none.headers["WWW-Authenticate"] == "Bearer realm=\"stoa\"")
    #expect(none.headers["Cache-Control"] == "no-store")
    for value in ["Bearer wrong", "Basic abc", "Bearer"] {
      let wrong = try await backend.send(method, path, ["Authorization": value], body: "{}")
      #expect(wrong.status == 401)
      #expect(wrong.headers["WWW-Authenticate"] == "Bearer realm=\"stoa\", error=\"invalid_token\"")
    }
    #expect(try await backend.sendSignedIn(.get, "/todos?_limit=0").total == 12)
  }

  @Test("signing in with a person's username gives tokens that open the to-dos")
  func signIn() async throws {
    let answer = try await backend.send(.post, "/session", body: #"{"username":"ines","password":"secret"}"#)
    #expect(answer.status == 201)
    #expect(answer.headers["Cache-Control"] == "no-store")
    let grant = try answer.decoded(Grant.self)
    #expect((grant.userId, grant.username, grant.expiresIn) == (3, "ines", 900))
    #expect(grant.accessToken.wholeMatch(of: /[0-9a-f]{64}/) != nil)
    #expect(grant.accessToken != grant.refreshToken)
    #expect(try await status(token: grant.accessToken) == 200)
    let who = try await backend.send(.get, "/session", ["Authorization": "bearer \(grant.accessToken)"])
    #expect(who.text == #"{"userId":3,"username":"ines"}"#)
    #expect(who.headers["ETag"] == nil)
  }

  @Test(
    "a stranger, an empty password and a broken body do not get in",
    arguments: [
      (#"{"username":"nobody","password":"x"}"#, 401), (#"{"username":"ines","password":""}"#, 401),
      (#"{"username":"ines"}"#, 400), (#"{"username":"","password":"x"}"#, 401), ("nonsense", 400),
    ])
  func refused(body: String, status: Int) async throws {
    let answer = try await backend.send(.post, "/session", body: body)
    #expect(answer.status == status)
    #expect(answer.headers["WWW-Authenticate"] == (status == 401 ? "Bearer realm=\"stoa\"" : nil))
  }

  @Test("an access token ends after its time, to the second")
  func expiry() async throws {
    let grant = try await grant()
    clock.advance(899)
    #expect(try await status(token: grant.accessToken) == 200)
    clock.advance(1)
    #expect(try await status(token: grant.accessToken) == 401)
  }

  @Test("a refresh token is good once, and the tokens before it end")
  func refresh() async throws {
    let old = try await grant()
    clock.advance(5_000)
    let body = #"{"refreshToken":"\#(old.refreshToken)"}"#
    let answer = try await backend.send(.post, "/session/refresh", body: body)
    #expect(answer.status == 200)
    let new = try answer.decoded(Grant.self)
    #expect((new.userId, new.username) == (3, "ines"))
    #expect(try await status(token: new.accessToken) == 200)
    #expect(try await status(token: old.accessToken) == 401)
    #expect(try await backend.send(.post, "/session/refresh", body: body).status == 401)
    #expect(try await backend.send(.post, "/session/refresh", body: "{}").status == 400)
  }

  @Test("a refresh token ends after thirty days")
  func refreshExpiry() async throws {
    let grant = try await grant()
    clock.advance(30 * 86_400)
    let body = #"{"refreshToken":"\#(grant.refreshToken)"}"#
    #expect(try await backend.send(.post, "/session/refresh", body: body).status == 401)
  }

  @Test("signing out ends this session and no other")
  func signOut() async throws {
    let (mine, other) = (try await grant(), try await grant())
    #expect(try await status(.delete, "/session", token: mine.accessToken) == 204)
    #expect(try await status(token: mine.accessToken) == 401)
    #expect(try await status(token: other.accessToken) == 200)
    let body = #"{"refreshToken":"\#(mine.refreshToken)"}"#
    #expect(try await backend.send(.post, "/session/refresh", body: body).status == 401)
    #expect(try await backend.send(.delete, "/session").status == 204)
  }

  @Test("another process and another sample accept the token, if they have the person")
  func shared() async throws {
    let first = try await grant("zoe")
    let eleventh = try #require(try await backend.send(.get, "/users/11").decoded(UserShape?.self)).username
    let late = try await grant(eleventh)
    let again = EmbeddedBackend(directory: directory.path, sampleSize: 12, now: clock.now)
    let smaller = EmbeddedBackend(directory: directory.path, sampleSize: 10, now: clock.now)
    var statuses: [Int] = []
    for (backend, grant) in [(again, first), (again, late), (smaller, first), (smaller, late)] {
      statuses.append(try await backend.send(.get, "/todos", ["Authorization": "Bearer \(grant.accessToken)"]).status)
    }
    #expect(statuses == [200, 200, 200, 401])
  }

  @Test("the program can start signed in, as the first person or as any other")
  func issued() async throws {
    let session = try #require(try backend.issueSession())
    #expect((session.userID, session.username, session.expiresIn) == (1, "zoe", 900))
    #expect(try await status(token: session.accessToken) == 200)
    #expect(try backend.issueSession(username: "noa")?.userID == 8)
    #expect(try backend.issueSession(username: "nobody") == nil)
    #expect(try EmbeddedBackend(directory: directory.path, sampleSize: 0).issueSession() == nil)
  }

  @Test("the file holds no token, and a printed session neither")
  func secrets() async throws {
    let session = try #require(try backend.issueSession())
    var stored = ""
    for name in directory.names where name.hasPrefix("sessions") {
      stored += String(decoding: try AtomicFile.read("\(directory.path)/\(name)") ?? [], as: Unicode.ASCII.self)
    }
    #expect(stored.contains("zoe"))
    for token in [session.accessToken, session.refreshToken] {
      #expect(!stored.contains(token))
      #expect(!"\(session) \(String(reflecting: session))".contains(token))
    }
  }

  @Test("a damaged file of sessions is set aside: people sign in again, nothing else is lost")
  func damaged() async throws {
    try AtomicFile.write(
      Array(String(repeating: "garbage", count: 2_000).utf8), to: directory.path + "/sessions.sqlite")
    #expect(try await status(token: "old") == 401)
    #expect(try await status(token: try await grant().accessToken) == 200)
    #expect(directory.names.contains("sessions.sqlite.damaged"))
  }

  @Test("a file of sessions with other tables is set aside as well")
  func foreign() async throws {
    var options = DatabaseOptions()
    options.isChecked = true
    try Database(path: directory.path + "/sessions.sqlite", options: options).execute("CREATE TABLE sessions(x)")
    #expect(try await status(token: "old") == 401)
    #expect(try await status(token: try await grant().accessToken) == 200)
    #expect(directory.names.contains("sessions.sqlite.damaged"))
  }
}
