internal import StoaNetworking
internal import StoaNetworkingTesting
internal import StoaStorage
internal import Testing

/// The file of the cache.
@Suite("The cache's file")
struct ResponseCacheTests {
  private static let fresh = [("Cache-Control", "max-age=100000")]

  private func world(
    limits: CacheLimits = CacheLimits(), folder: CacheFolder = CacheFolder(), time: HandTime? = nil
  ) -> CacheWorld {
    CacheWorld(
      limits: limits, folder: folder, time: time ?? HandTime(CacheWorld.start),
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        answer(Self.fresh, body: request.url.target + String(repeating: "x", count: 1_000))
      })
  }

  @Test func `it is for its owner alone, and so is its directory`() async throws {
    let world = world()
    try await world.get()
    #expect(CacheFolder.mode(world.folder.path + "/new") == 0o700)
    for name in world.folder.names { #expect(CacheFolder.mode("\(world.folder.path)/new/\(name)") == 0o600, "\(name)") }
    #expect(world.folder.names.contains("responses.db"))
  }

  @Test func `nothing is made before something is asked for`() {
    let world = world()
    #expect(world.folder.names.isEmpty)
    #expect(world.reports.isEmpty)
  }

  @Test func `an answer comes back as it was, every byte and every field, in another process too`() async throws {
    let folder = CacheFolder()
    let bytes = (0...255).map { UInt8($0) }
    var original = answer([("Cache-Control", "max-age=60"), ("X", "a: b"), ("x", ""), ("Y", "é")])
    original.body = bytes
    original.status = 299
    let first = CacheWorld(folder: folder, origin: StubTransport([.success(original)]))
    try await first.get()
    let second = CacheWorld(folder: folder, origin: StubTransport([.failure(.connectionLost)]))
    let found = try await second.get()
    #expect(found.body == bytes)
    #expect(found.status == 299)
    #expect(found.url?.string == "http://h/a")
    var headers = original.headers
    headers["Age"] = "0"
    #expect(found.headers == headers)
  }

  @Test func `nobody sees another account's answers`() async throws {
    let world = world()
    for name in ["ann", "bob", ""] {
      world.signIn(name)
      #expect(try await world.source() == .miss)
      #expect(try await world.source() == .hit)
    }
    #expect(world.cache.statistics()?.accounts == ["ann", "bob"])
  }

  @Test func `signing out takes what is kept for the account out of the file, and nothing else`() async throws {
    let world = CacheWorld(
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        answer(Self.fresh + [("X", "field-of-\(request.url.target)")], body: "body-of-\(request.url.target)")
      })
    for name in ["ann", "bob"] {
      world.signIn(name)
      for number in 1...20 { try await world.get("/\(name)-\(number)") }
    }
    let other = CacheWorld(folder: world.folder, origin: world.origin)
    #expect(other.cache.removeAll(account: "ann"))
    world.cache.close()
    other.cache.close()
    #expect(!world.folder.holds("/ann-"))
    #expect(world.folder.holds("body-of-/bob-20"))
    world.signIn("ann")
    #expect(try await world.source("/ann-1") == .miss)
    world.signIn("bob")
    #expect(try await world.source("/bob-1") == .hit)
  }

  @Test func `an answer on its way while its account signs out is not kept`() async throws {
    let gate = Gate()
    let origin = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in
      await gate.passed()
      return answer(Self.fresh)
    }
    let world = CacheWorld(origin: origin)
    world.signIn("ann")
    let task = Task { try await world.get() }
    await origin.received(1)
    world.cache.removeAll(account: "ann")
    gate.open()
    _ = try await task.value
    #expect(world.cache.statistics()?.entries == 0)
  }

  @Test func `an answer on its way while everything is purged is not kept`() async throws {
    let gate = Gate()
    let origin = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in
      await gate.passed()
      return answer(Self.fresh)
    }
    let world = CacheWorld(origin: origin)
    let task = Task { try await world.get() }
    await origin.received(1)
    world.cache.purge()
    gate.open()
    _ = try await task.value
    #expect(world.cache.statistics()?.entries == 0)
    try await world.get()
    #expect(world.cache.statistics()?.entries == 1)
  }

  @Test func `purging leaves an empty and small file`() async throws {
    let world = world()
    for number in 1...300 { try await world.get("/\(number)") }
    #expect(world.cache.purge())
    let statistics = try #require(world.cache.statistics())
    #expect(statistics.entries == 0)
    #expect(statistics.bytes == 0)
    #expect(statistics.fileBytes < 100_000)
    #expect(!world.folder.holds("xxxx"))
  }

  @Test func `it knows when its oldest and its newest answer came`() async throws {
    let world = world()
    #expect(world.cache.statistics()?.oldest == nil)
    try await world.get("/1")
    world.wait(seconds: 2)
    try await world.get("/2")
    #expect(world.cache.statistics()?.oldest == CacheWorld.start)
    #expect(world.cache.statistics()?.newest == CacheWorld.start + 2_000)
  }

  // Limits

  @Test func `beyond so many entries, those go that were used least recently`() async throws {
    let world = world(limits: CacheLimits(entries: 10))
    for number in 1...10 {
      try await world.get("/\(number)")
      world.wait(seconds: 600)
    }
    // Used again, also without any network.
    for number in [1, 3, 5] { #expect(try await world.source("/\(number)") == .hit) }
    for number in 11...14 { try await world.get("/\(number)") }
    let asked = world.asked
    var kept: [Int] = []
    for number in 1...14 where try await world.get("/\(number)", mode: .onlyIfCached).status == 200 {
      kept.append(number)
    }
    #expect(kept == [1, 3, 5, 8, 9, 10, 11, 12, 13, 14])
    #expect(world.asked == asked)
  }

  @Test func `beyond so many bytes, too, and what is larger than all of them is not kept`() async throws {
    let world = CacheWorld(
      limits: CacheLimits(bytes: 50_000),
      origin: StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
        answer(Self.fresh, body: String(repeating: "x", count: Int(request.url.query ?? "") ?? 0))
      })
    for number in 1...4 {
      try await world.get("/\(number)?12000")
      world.wait(seconds: 600)
    }
    #expect(world.cache.statistics()?.entries == 4)
    try await world.get("/big?60000")
    #expect(world.cache.statistics()?.entries == 4)
    try await world.get("/5?30000")
    let statistics = try #require(world.cache.statistics())
    #expect(statistics.entries == 2)
    #expect(statistics.bytes > 42_000 && statistics.bytes <= 50_000)
    #expect(try await world.source("/4?12000") == .hit)
  }

  @Test func `reading over and over writes nothing`() async throws {
    let world = world()
    try await world.get()
    let before = CacheFolder.read(world.folder.file + "-wal")
    for _ in 1...50 { #expect(try await world.source() == .hit) }
    #expect(CacheFolder.read(world.folder.file + "-wal") == before)
  }

  // Several processes

  @Test func `processes that use it at once lose nothing`() async throws {
    let folder = CacheFolder()
    let time = HandTime(CacheWorld.start)
    await withTaskGroup { group in
      for process in 0..<4 {
        group.addTask {
          let world = world(folder: folder, time: time)
          for number in 1...25 { _ = try? await world.get("/\(process)-\(number)") }
          #expect(world.reports.isEmpty)
        }
      }
    }
    let reader = world(folder: folder, time: time)
    #expect(reader.cache.statistics()?.entries == 100)
    #expect(reader.cache.verify()?.sound == 100)
    #expect(try await reader.source("/3-25") == .hit)
  }

  @Test func `an answer that was asked for earlier takes no later one's place`() async throws {
    let gate = Gate()
    let time = HandTime(CacheWorld.start)
    let slow = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in
      await gate.passed()
      return answer(Self.fresh, body: "slow")
    }
    let first = CacheWorld(time: time, origin: slow)
    let task = Task { try await first.get() }
    await slow.received(1)
    time.move(1_000)
    let second = CacheWorld(
      folder: first.folder, time: time, origin: StubTransport([.success(answer(Self.fresh, body: "fast"))]))
    try await second.get()
    gate.open()
    #expect(try await task.value.text == "slow")
    #expect(try await second.get().text == "fast")
  }

  @Test func `a lookup among five hundred entries reads one row of each address`() async throws {
    let world = world()
    for number in 1...500 { try await world.get("/\(number)") }
    let plan = try Database(path: world.folder.file).prepare(
      "EXPLAIN QUERY PLAN SELECT id FROM response WHERE place = 1")
    #expect(try plan.step())
    #expect(plan.text(3).contains("USING COVERING INDEX response_place"))
    #expect(world.cache.statistics()?.entries == 500)
  }
}
