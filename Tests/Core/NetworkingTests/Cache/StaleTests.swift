internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// When what is stale is shown all the same (RFC 9111, section 4.2.4; RFC 5861).
@Suite("Stale answers")
struct StaleTests {
  private func world(_ control: String, then outcomes: Result<HTTPResponse, HTTPError>...) async throws -> CacheWorld {
    let first = answer([("Cache-Control", control), ("ETag", "\"a\"")], body: "stored")
    let world = CacheWorld(origin: StubTransport([.success(first)] + outcomes))
    try await world.get()
    world.wait(seconds: 10)
    return world
  }

  private static let faults: [HTTPError] = [
    .cannotConnect(host: "h", reason: "refused"), .cannotResolve(host: "h"), .connectionLost, .timedOut,
  ]

  @Test(arguments: faults)
  func `who cannot reach the service is shown what is stored, with its age`(error: HTTPError) async throws {
    let world = try await world("max-age=1", then: .failure(error))
    let found = try await world.get()
    #expect(found.text == "stored")
    #expect(found.provenance == Provenance(.stale, age: 10))
    #expect(found.headers["Age"] == "10")
  }

  @Test(arguments: [
    ("", true), ("max-age=0", true), ("private", true), ("no-cache=\"set-cookie\"", true), ("no-store", false),
    ("no-cache", false), ("max-age=60, must-revalidate", false), ("x=\"no end", false),
  ])
  func `a client is told what it may show again unasked`(control: String, may: Bool) {
    #expect(answer([("Cache-Control", control)]).mayBeShownUnasked == may)
  }

  @Test(arguments: ["must-revalidate", "no-cache", "no-cache, stale-if-error=99", "must-revalidate, stale-if-error=99"])
  func `what must be confirmed is never shown unconfirmed, also offline`(control: String) async throws {
    for error in Self.faults {
      let world = try await world("max-age=1, \(control)", then: .failure(error))
      #expect(await fault { () throws(HTTPError) in try await world.get() } == error)
      #expect(
        await fault { () throws(HTTPError) in try await world.get("/a", ["Cache-Control": "max-stale"]) } == error)
      let only = try await world.get("/a", ["Cache-Control": "only-if-cached, max-stale"])
      #expect(only.status == 504)
      #expect(only.body.isEmpty)
    }
  }

  @Test func `no-cache is confirmed also while it would be fresh, must-revalidate only then`() async throws {
    let unconfirmed = try await world("max-age=99, no-cache", then: .failure(.connectionLost))
    #expect(await fault { () throws(HTTPError) in try await unconfirmed.get() } == .connectionLost)
    let fresh = try await world("max-age=99, must-revalidate", then: .failure(.connectionLost))
    #expect(try await fresh.source() == .hit)
  }

  @Test(arguments: [500, 408, 429])
  func `a failure that is old at once does not take the place of what is stored`(status: Int) async throws {
    let failure = HTTPResponse(status: status, headers: ["Cache-Control": "max-age=0"])
    let world = try await world("max-age=1", then: .success(failure), .failure(.connectionLost))
    #expect(try await world.get("/a", ["Cache-Control": "no-cache"]).status == status)
    #expect(try await world.get().text == "stored")
  }

  @Test func `nor does a page for a browser where data was asked for, unless it is data by another name`() async throws
  {
    let asked: HTTPHeaders = ["Accept": "application/json", "Cache-Control": "no-cache"]
    for (body, kept) in [(" <!doctype html>", "stored"), ("[1]", "[1]")] {
      let page = answer([("Cache-Control", "max-age=1"), ("Content-Type", "text/html")], body: body)
      let world = try await world("max-age=1", then: .success(page), .failure(.connectionLost))
      #expect(try await world.get("/a", asked).text == body)
      world.wait(seconds: 2)
      #expect(try await world.get().text == kept)
    }
  }

  @Test func `any other fault is no reason to show what is stale`() async throws {
    for error in [HTTPError.tooLarge(what: "body", limit: 1), .protocolViolation("x"), .tls("x"), .cancelled] {
      let world = try await world("max-age=1", then: .failure(error))
      #expect(await fault { () throws(HTTPError) in try await world.get() } == error)
    }
  }

  @Test func `who asks for a confirmation gets the fault`() async throws {
    let asked: [(HTTPHeaders, CacheMode)] = [
      (["Cache-Control": "no-cache"], .standard), (["Pragma": "no-cache"], .standard), ([:], .revalidate),
      (["Cache-Control": "max-age=5"], .standard), (["Cache-Control": "min-fresh=5"], .standard),
    ]
    for (headers, mode) in asked {
      let world = try await world("max-age=1", then: .failure(.connectionLost))
      #expect(await fault { () throws(HTTPError) in try await world.get("/a", headers, mode: mode) } == .connectionLost)
    }
  }

  @Test(arguments: [500, 502, 503, 504])
  func `stale-if-error shows what is stored instead of a failure, within its time`(status: Int) async throws {
    for (control, shown) in [
      ("max-age=1, stale-if-error=9", true), ("max-age=1, stale-if-error=8", false), ("max-age=1", false),
      ("max-age=1, stale-if-error=9, must-revalidate", false), ("max-age=1, stale-if-error=x", false),
    ] {
      let world = try await world(control, then: .success(answer(status: status)))
      let found = try await world.get()
      #expect(found.status == (shown ? 200 : status), "\(control)")
      #expect(found.provenance?.source == (shown ? .stale : .miss))
    }
    let asked = try await world("max-age=1", then: .success(answer(status: status)))
    #expect(try await asked.source("/a", ["Cache-Control": "stale-if-error=99"]) == .stale)
  }

  @Test func `a failure that is passed on takes nothing away`() async throws {
    let world = try await world(
      "max-age=1", then: .success(answer(status: 503)), .success(answer(status: 401)), .failure(.connectionLost))
    #expect(try await world.get().status == 503)
    #expect(try await world.get().status == 401)
    #expect(try await world.get().text == "stored")
  }

  @Test func `stale-while-revalidate answers at once and renews behind the caller's back, once`() async throws {
    let gate = Gate()
    let origin = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      guard request.headers["If-None-Match"] != nil else {
        return answer([("Cache-Control", "max-age=1, stale-while-revalidate=20"), ("ETag", "\"a\"")], body: "old")
      }
      await gate.passed()
      return answer([("Cache-Control", "max-age=1000"), ("Date", date(10))], body: "new")
    }
    let world = CacheWorld(origin: origin)
    try await world.get()
    world.wait(seconds: 10)
    for _ in 1...3 {
      let found = try await world.get()
      #expect(found.text == "old")
      #expect(found.provenance == Provenance(.stale, age: 10))
    }
    gate.open()
    await world.middleware.finishRenewals()
    #expect(try await world.get().text == "new")
    #expect(world.asked == 2)
  }

  @Test func `a renewal goes on when its caller is cancelled`() async throws {
    let gate = Gate()
    let origin = StubTransport { (request) async throws(HTTPError) -> HTTPResponse in
      guard request.headers["If-None-Match"] != nil else {
        return answer([("Cache-Control", "max-age=1, stale-while-revalidate=20"), ("ETag", "\"a\"")])
      }
      await gate.passed()
      if Task.isCancelled { throw .cancelled }
      return answer([("Cache-Control", "max-age=1000"), ("Date", date(10))], body: "new")
    }
    let world = CacheWorld(origin: origin)
    try await world.get()
    world.wait(seconds: 10)
    let task = Task { try await world.get() }
    _ = try await task.value
    task.cancel()
    await origin.received(2)
    gate.open()
    await world.middleware.finishRenewals()
    #expect(try await world.get().text == "new")
  }

  @Test func `stale-while-revalidate ends with its time, and gives way to what forbids stale answers`() async throws {
    let late = try await world("max-age=1, stale-while-revalidate=8", then: .success(answer(body: "new")))
    #expect(try await late.get().text == "new")
    let must = try await world(
      "max-age=1, stale-while-revalidate=99, must-revalidate", then: .success(answer(body: "new")))
    #expect(try await must.get().text == "new")
    let young = try await world("max-age=1, stale-while-revalidate=99", then: .success(answer(body: "new")))
    #expect(try await young.get("/a", ["Cache-Control": "max-age=5"]).text == "new")
  }

  @Test func `a renewal that fails leaves what is stored, and the next request tries again`() async throws {
    let world = try await world(
      "max-age=1, stale-while-revalidate=99", then: .failure(.connectionLost),
      .success(answer([("Cache-Control", "max-age=99"), ("Date", date(10))], body: "new")))
    for text in ["stored", "stored", "new"] {
      #expect(try await world.get().text == text)
      await world.middleware.finishRenewals()
    }
  }
}
