internal import Backend
internal import StoaNetworking
internal import StoaStorage
internal import Synchronization
internal import Testing

/// One byte of a file that has changed by itself, at places that a seed gives.
@Suite("Damaged data")
struct DamageTests {
  let directory = TemporaryDirectory()
  let data = "sample-8-1.sqlite"
  #if DEBUG
    let flips = 50
  #else
    let flips = 250
  #endif

  var backend: EmbeddedBackend { EmbeddedBackend(directory: directory.path, sampleSize: 8) }

  /// Lists that are read through indexes, and searches.
  static let queries = [
    "/posts?userId=3", "/users?_sort=name", "/users?address.city=Lisbon&address.city=Seoul", "/users?username=ines",
    "/comments?q=the", "/photos?_sort=title&_order=desc&_limit=20", "/users/2/albums", "/posts/7", "/comments/30",
  ]

  func bytes(_ name: String) throws -> [UInt8] { try #require(try AtomicFile.read("\(directory.path)/\(name)")) }

  @Test func `no answer is wrong: each is as before, lacks rows that it marks, or is an error that names the file`()
    async throws
  {
    let wanted = try await Answers(of: backend)
    let count = try bytes(data).count
    var random = SeededGenerator(seed: 4)
    var tally = Answers.Tally()
    for _ in 0..<flips {
      let offset = Int.random(in: 0..<count, using: &random)
      let mask = UInt8.random(in: 1...255, using: &random)
      try await directory.withFlippedByte(data, at: offset, by: mask) {
        try await wanted.compare(with: backend, file: "\(directory.path)/\(data)", &tally)
      }
    }
    #expect(tally.wrong == 0)
    #expect(tally.same > 0 && tally.marked > 0 && tally.errors > 0)
    #expect(tally.same + tally.marked + tally.errors == flips * wanted.count)
    #expect(try await Answers(of: backend) == wanted)
  }

  @Test func `what is damaged cannot be changed, and what is not can`() async throws {
    _ = try await backend.send(.get, "/posts")
    var options = DatabaseOptions()
    (options.access, options.isChecked) = (.readOnly, true)
    let database = try Database(path: "\(directory.path)/\(data)", options: options)
    let page = try #require(try database.integer("SELECT rootpage FROM sqlite_master WHERE name = 'albums'"))
    try await directory.withFlippedByte(data, at: page * 4_096 - 20, by: 1) {
      let backend = backend
      await #expect(throws: HTTPError.storage("\(directory.path)/\(data): the database is damaged")) {
        try await backend.send(.patch, "/albums/3", body: #"{"title":"new"}"#)
      }
      let request = HTTPRequest(.get, try HTTPURL("http://embedded.stoa/albums/3"))
      #expect(backend.respond(to: request).status == 500)
      let edited = try await backend.send(.patch, "/posts/3", body: #"{"title":"new"}"#)
      #expect(try edited.decoded(PostShape.self).title == "new")
    }
    #expect(try await backend.send(.get, "/posts/3").decoded(PostShape.self).title == "new")
    #expect(try await backend.send(.get, "/albums/3").status == 200)
  }

  @Test func `a token opens what it opened before, or nothing, and a line says so`() async throws {
    let tokens = try [nil, "ines", "noa"].map { try #require(try backend.issueSession(username: $0)).accessToken }
    let wanted = try await sessions(backend, tokens)
    let whole = try bytes("sessions.sqlite")
    var random = SeededGenerator(seed: 5)
    var lost = 0
    for _ in 0..<flips {
      let reports = Mutex<[String]>([])
      let backend = EmbeddedBackend(
        directory: directory.path, sampleSize: 8, report: { line in reports.withLock { $0.append(line) } })
      var flipped = whole
      flipped[Int.random(in: 0..<whole.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      try AtomicFile.write(flipped, to: directory.path + "/sessions.sqlite")
      let found = try await sessions(backend, tokens)
      let path = directory.path + "/sessions.sqlite"
      if found == wanted {
        #expect(reports.withLock { $0 } == [])
      } else {
        lost += 1
        #expect(found.last == "401")
        #expect(
          reports.withLock { $0 } == [
            "the sessions \(path) are damaged: they were renamed to \(path).damaged, and all are signed out"
          ])
      }
    }
    #expect(lost > flips / 2)
  }

  /// Who each token is, or the status of a refusal.
  private func sessions(_ backend: EmbeddedBackend, _ tokens: [String]) async throws -> [String] {
    var found: [String] = []
    for token in tokens {
      let answer = try await backend.send(.get, "/session", ["Authorization": "Bearer \(token)"])
      found.append(answer.status == 200 ? answer.text : String(answer.status))
    }
    return found
  }
}
