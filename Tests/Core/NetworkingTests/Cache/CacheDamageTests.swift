internal import StoaNetworking
internal import StoaNetworkingTesting
internal import StoaStorage
internal import Testing

/// Files that are not as they were left: nothing of it is fatal, and nothing is shown that was not stored.
@Suite("A damaged cache")
struct CacheDamageTests {
  private static let count = 30

  /// What the service says of an address, always.
  private static func content(_ number: Int) -> HTTPResponse {
    let body = (0..<(300 + number * 40)).map { UInt8(truncatingIfNeeded: $0 &* number &+ number) }
    var response = answer([("Cache-Control", "max-age=100000"), ("ETag", "\"\(number)\""), ("X-Number", "\(number)")])
    response.body = body
    return response
  }

  private func world(_ folder: CacheFolder, limits: CacheLimits = CacheLimits()) -> CacheWorld {
    CacheWorld(
      limits: limits, folder: folder,
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        Self.content(Int(request.url.segments[0]) ?? 0)
      })
  }

  /// A folder with a filled cache, closed in good order.
  private func filled() async throws -> CacheFolder {
    let folder = CacheFolder()
    let world = world(folder)
    for number in 1...Self.count { try await world.get("/\(number)") }
    world.cache.close()
    return folder
  }

  /// Asks for everything: each answer must be the one that was stored, or the service's. Gives how many were stored.
  private func hits(_ world: CacheWorld) async throws -> Int {
    var hits = 0
    for number in 1...Self.count {
      let found = try await world.get("/\(number)")
      let wanted = Self.content(number)
      #expect(found.body == wanted.body)
      #expect(found.status == 200)
      #expect(found.headers["X-Number"] == "\(number)")
      #expect(found.headers["ETag"] == "\"\(number)\"")
      #expect(found.headers["Cache-Control"] == "max-age=100000")
      if found.provenance?.source == .hit { hits += 1 }
    }
    return hits
  }

  @Test func `any one flipped byte changes no answer: it is as before, or dropped and reported`() async throws {
    #if DEBUG
      let rounds = 40
    #else
      let rounds = 250
    #endif
    let folder = try await filled()
    let whole = CacheFolder.read(folder.file)
    var random = SeededGenerator(seed: 9)
    var lost = 0
    for _ in 0..<rounds {
      for side in ["-wal", "-shm", ".damaged"] { CacheFolder.remove(folder.file + side) }
      var bytes = whole
      let offset = Int.random(in: 0..<bytes.count, using: &random)
      bytes[offset] ^= UInt8.random(in: 1...255, using: &random)
      CacheFolder.write(bytes, to: folder.file)
      let world = world(folder)
      let hits = try await hits(world)
      lost += Self.count - hits
      // A file that is set aside halfway takes along what was read before; after another round all is there again.
      _ = try await self.hits(world)
      #expect(try await self.hits(world) == Self.count, "offset \(offset)")
      let verification = world.cache.verify()
      #expect(verification != nil)
      #expect(world.cache.verify()?.isClean == true, "offset \(offset)")
      world.cache.close()
    }
    #expect(lost > 0)
  }

  @Test func `a flipped byte in the log of changes is no worse`() async throws {
    #if DEBUG
      let rounds = 20
    #else
      let rounds = 200
    #endif
    let folder = CacheFolder()
    let writer = world(folder)
    for number in 1...Self.count { try await writer.get("/\(number)") }
    let whole = CacheFolder.read(folder.file)
    let log = CacheFolder.read(folder.file + "-wal")
    #expect(log.count > 10_000)
    var random = SeededGenerator(seed: 10)
    let copy = CacheFolder()
    let first = world(copy)
    try await first.get("/1")
    first.cache.close()
    for _ in 0..<rounds {
      for side in ["-wal", "-shm", ".damaged"] { CacheFolder.remove(copy.file + side) }
      var bytes = log
      let offset = Int.random(in: 0..<bytes.count, using: &random)
      bytes[offset] ^= UInt8.random(in: 1...255, using: &random)
      CacheFolder.write(whole, to: copy.file)
      CacheFolder.write(bytes, to: copy.file + "-wal")
      let world = world(copy)
      for _ in 1...2 { _ = try await hits(world) }
      #expect(try await hits(world) == Self.count, "offset \(offset)")
      world.cache.close()
    }
  }

  @Test func `a row whose content has changed is dropped, reported once, and fetched anew`() async throws {
    let folder = try await filled()
    let database = try Database(path: folder.file)
    for (column, value) in [
      ("body", "CAST(substr(body, 2) AS BLOB)"), ("headers", "headers || 'X-Evil:1' || char(10)"), ("status", "404"),
      ("request_time", "request_time + 1"), ("response_time", "response_time + 1"), ("sum", "sum + 1"),
      ("vary", "'foo'"),
    ] {
      try database.execute("UPDATE response SET \(column) = \(value) WHERE url = 'http://h/7'")
      let world = world(folder)
      #expect(try await hits(world) == Self.count - 1, "\(column)")
      if column != "vary" {
        #expect(world.reports == ["the cache \(folder.file) held a damaged answer, which was dropped"], "\(column)")
      }
      #expect(try await hits(world) == Self.count)
    }
  }

  @Test func `a row that has got another's address or account answers neither`() async throws {
    let folder = try await filled()
    let database = try Database(path: folder.file)
    try database.execute(
      "UPDATE response SET place = (SELECT place FROM response WHERE url = 'http://h/2') WHERE url = 'http://h/1'")
    try database.execute("UPDATE response SET url = 'http://h/4' WHERE url = 'http://h/3'")
    try database.execute("UPDATE response SET account = 'ann' WHERE url = 'http://h/5'")
    let world = world(folder)
    world.signIn("ann")
    #expect(try await world.source("/5") == .miss)
    world.signIn("")
    _ = try await hits(world)
  }

  @Test func `verifying drops what is damaged and says how much`() async throws {
    let folder = try await filled()
    try Database(path: folder.file).execute("UPDATE response SET body = x'00' WHERE id <= 4")
    let world = world(folder)
    let found = try #require(world.cache.verify())
    #expect(found.sound == Self.count - 4)
    #expect(found.dropped == 4)
    #expect(!found.isClean && !found.isSetAside)
    #expect(world.cache.verify()?.isClean == true)
  }

  @Test(arguments: [0, 1, 100, 4_095, 4_096, 9_000])
  func `a file cut short is set aside, and a new one begun`(length: Int) async throws {
    let folder = try await filled()
    let whole = CacheFolder.read(folder.file)
    CacheFolder.write(Array(whole.prefix(length)), to: folder.file)
    let world = world(folder)
    #expect(try await hits(world) < Self.count)
    #expect(try await hits(world) == Self.count)
    // A file without a header is a new one.
    #expect(world.reports.count == (length < 100 ? 0 : 1))
  }

  @Test func `what is no database is set aside with its content, and one line says so`() async throws {
    let folder = try await filled()
    CacheFolder.write(
      Array("something else entirely, and longer than a header of a hundred bytes ".utf8)
        + Array(repeating: 7, count: 200), to: folder.file)
    let world = world(folder)
    #expect(try await hits(world) == 0)
    #expect(
      world.reports == [
        "the cache \(folder.file) is damaged: it was renamed to \(folder.file).damaged, and a new one begun"
      ])
    #expect(CacheFolder.read(folder.file + ".damaged").starts(with: Array("something else".utf8)))
    #expect(try await hits(world) == Self.count)
  }

  @Test func `another program's database is set aside whole`() async throws {
    let folder = try await filled()
    CacheFolder.remove(folder.file)
    try Database(path: folder.file).execute("CREATE TABLE precious (a); INSERT INTO precious VALUES (42)")
    let world = world(folder)
    #expect(try await hits(world) == 0)
    #expect(try Database(path: folder.file + ".damaged").integer("SELECT a FROM precious") == 42)
  }

  @Test func `a newer file is set aside for the program that knows it`() async throws {
    let folder = try await filled()
    try Database(path: folder.file).execute("PRAGMA user_version = 2")
    let world = world(folder)
    #expect(try await hits(world) == 0)
    #expect(
      world.reports == [
        "the cache \(folder.file) is of a newer version: it was renamed to \(folder.file).newer, and a new one begun"
      ])
    #expect(try Database(path: folder.file + ".newer").integer("SELECT count(*) FROM response") == Self.count)
  }

  @Test func `a process that has an old file open follows when another one has set it aside`() async throws {
    let folder = try await filled()
    let first = world(folder)
    #expect(try await hits(first) == Self.count)
    CacheFolder.write(Array(repeating: 7, count: 5_000), to: folder.file + ".new")
    CacheFolder.rename(folder.file + ".new", folder.file)
    let second = world(folder)
    #expect(try await hits(second) == 0)
    #expect(try await hits(first) == Self.count)
    #expect(first.reports.isEmpty)
  }

  @Test func `a file that another process holds is waited for and then done without`() async throws {
    let folder = try await filled()
    let holder = try Database(path: folder.file)
    try holder.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE epoch SET number = number")
    let time = HandTime(CacheWorld.start)
    let origin = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in Self.content(1) }
    let world = CacheWorld(limits: CacheLimits(patience: .milliseconds(20)), folder: folder, time: time, origin: origin)
    for _ in 1...20 { #expect(try await world.source("/1") == .miss) }
    #expect(
      world.reports == ["answers are not kept for now, another process holds the cache: \(folder.file)"])
    try holder.execute("COMMIT; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM epoch")
    #expect(try await world.source("/1") == .miss)
    time.move(6_000)
    #expect(try await world.source("/1") == .hit)
  }

  @Test func `where nothing can be written the service still answers`() async throws {
    let folder = CacheFolder()
    CacheFolder.write([1], to: folder.path + "/new")
    let world = world(folder)
    #expect(try await hits(world) == 0)
    #expect(world.reports.count == 1)
    CacheFolder.remove(folder.path + "/new")
  }
}
