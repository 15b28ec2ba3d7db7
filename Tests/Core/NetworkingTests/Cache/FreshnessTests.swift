internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// How long a stored answer is shown without asking (RFC 9111, section 4.2).
@Suite("Freshness")
struct FreshnessTests {
  struct Case: CustomTestStringConvertible {
    let fields: [(String, String)]
    /// The last second of its freshness, and none where it never is.
    let lasts: Int?
    var status = 200
    var testDescription: String { "\(status) \(fields) lasts \(lasts.map(String.init) ?? "not")" }
  }

  static let explicit: [Case] = [
    Case(fields: [("Cache-Control", "max-age=60")], lasts: 59),
    Case(fields: [("Cache-Control", "MaX-aGe=60")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=0060")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=\"60\"")], lasts: 59),
    Case(fields: [("Cache-Control", "foo, max-age=60,,bar=\"a, b\"")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=99999999999999999999")], lasts: 2_147_483_647),
    Case(fields: [("Cache-Control", "max-age=0")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age=-60")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age=60.5")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age='60'")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age=60a")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age =60")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age= 60")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age=")], lasts: nil),
    // Of two the first counts.
    Case(fields: [("Cache-Control", "max-age=60, max-age=5")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=5"), ("Cache-Control", "max-age=60")], lasts: 4),
    // What is in a quotation is no directive; one without an end hides nothing.
    Case(fields: [("Cache-Control", "a=\"max-age=3600\", max-age=60")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=60, a=\"max-age=3600\"")], lasts: 59),
    Case(fields: [("Cache-Control", "a=\"b, max-age=3600")], lasts: nil),
    // A private cache does not listen to what is said to shared ones.
    Case(fields: [("Cache-Control", "s-maxage=3600, max-age=60")], lasts: 59),
    Case(fields: [("Cache-Control", "private, max-age=60")], lasts: 59),
    // Expires, and max-age before it.
    Case(fields: [("Expires", date(60))], lasts: 59),
    Case(fields: [("Expires", date(0))], lasts: nil),
    Case(fields: [("Expires", date(-60))], lasts: nil),
    Case(fields: [("Expires", "0")], lasts: nil),
    Case(fields: [("Expires", "0"), ("Last-Modified", date(-100_000))], lasts: nil),
    Case(fields: [("Expires", date(-60)), ("Cache-Control", "max-age=60")], lasts: 59),
    Case(fields: [("Expires", date(60)), ("Cache-Control", "max-age=no")], lasts: nil),
    Case(fields: [("Expires", date(60)), ("Date", "foo")], lasts: 59),
    Case(fields: [("Expires", date(20)), ("Date", date(10)), ("Age", "15")], lasts: nil),
    // Any status with an explicit time.
    Case(fields: [("Cache-Control", "max-age=60")], lasts: 59, status: 299),
    Case(fields: [("Cache-Control", "max-age=60")], lasts: 59, status: 302),
    Case(fields: [("Cache-Control", "max-age=60")], lasts: 59, status: 503),
    Case(fields: [("Cache-Control", "max-age=60")], lasts: 59, status: 599),
    Case(fields: [("Cache-Control", "max-age=60")], lasts: nil, status: 206),
  ]

  static let ages: [Case] = [
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "50")], lasts: 9),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "60")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "99999999999999999999")], lasts: nil),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "-50")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "50.0")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "50, 0")], lasts: 9),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "0, 50")], lasts: 59),
    Case(fields: [("Cache-Control", "max-age=60"), ("Age", "50"), ("Age", "0")], lasts: 9),
    // The time that it was under way before it came here.
    Case(fields: [("Cache-Control", "max-age=60"), ("Date", date(-50))], lasts: 9),
    Case(fields: [("Cache-Control", "max-age=60"), ("Date", date(-50)), ("Age", "55")], lasts: 4),
    Case(fields: [("Cache-Control", "max-age=60"), ("Date", date(50))], lasts: 59),
  ]

  static let guesses: [Case] =
    [
      Case(fields: [("Last-Modified", date(-600))], lasts: 59),
      Case(fields: [("Last-Modified", date(-10_000_000))], lasts: 86_399),
      Case(fields: [("Last-Modified", date(600))], lasts: nil),
      Case(fields: [("Last-Modified", "yesterday")], lasts: nil),
      Case(fields: [], lasts: nil),
    ]
    + [203, 204, 300, 301, 308, 404, 405, 410, 414, 501].map {
      Case(fields: [("Last-Modified", date(-600))], lasts: 59, status: $0)
    }
    + [201, 202, 206, 302, 303, 307, 400, 403, 429, 500, 503, 599].map {
      Case(fields: [("Last-Modified", date(-600))], lasts: nil, status: $0)
    }
    + [201, 302, 403, 599].map {
      Case(fields: [("Last-Modified", date(-600)), ("Cache-Control", "public")], lasts: 59, status: $0)
    }

  @Test(arguments: explicit + ages + guesses)
  func `an answer is fresh for as long as the service says, or as can be guessed`(row: Case) async throws {
    let world = CacheWorld(answer(row.fields, status: row.status, body: "first"), answer(body: "second"))
    try await world.get()
    if let lasts = row.lasts {
      world.wait(seconds: Double(lasts))
      let found = try await world.get()
      #expect(found.text == "first")
      #expect(found.status == row.status)
      #expect(found.provenance?.source == .hit)
      world.wait(seconds: 1)
    }
    #expect(try await world.get().text == "second")
    #expect(world.asked == 2)
  }

  @Test func `the time that the answer took counts as its age`() async throws {
    let time = HandTime(CacheWorld.start)
    let slow = StubTransport { (_) async throws(HTTPError) -> HTTPResponse in
      time.move(10_000)
      return answer([("Cache-Control", "max-age=60"), ("Age", "20"), ("Date", date(10))])
    }
    let world = CacheWorld(time: time, origin: slow)
    try await world.get()
    world.wait(seconds: 5)
    let found = try await world.get()
    #expect(found.headers["Age"] == "35")
    #expect(found.provenance == Provenance(.hit, age: 35))
  }

  @Test func `the app's own policy shows for five minutes what the service says nothing about`() async throws {
    let world = CacheWorld(policy: .cacheFirst(.seconds(300)), answer())
    try await world.get()
    world.wait(seconds: 299.999)
    #expect(try await world.source() == .hit)
    world.wait(seconds: 0.001)
    #expect(try await world.source() == .miss)
  }

  @Test(arguments: [
    ("max-age=60", 59), ("max-age=3600", 299), ("max-age=0", nil), ("no-store", nil), ("no-cache", nil),
    ("immutable, max-age=99999", 299), ("max-age=oops", nil),
  ])
  func `the service can shorten the app's policy, and never lengthen it`(control: String, lasts: Int?) async throws {
    let world = CacheWorld(policy: .cacheFirst(.seconds(300)), answer([("Cache-Control", control)]))
    try await world.get()
    if let lasts {
      world.wait(seconds: Double(lasts))
      #expect(try await world.source() == .hit)
      world.wait(seconds: 1)
    }
    #expect(try await world.source() == .miss)
  }

  @Test(arguments: [201, 302, 403, 500])
  func `the app's policy keeps no answer that says nothing and whose status promises nothing`(status: Int) async throws
  {
    let world = CacheWorld(policy: .cacheFirst(.seconds(300)), answer(status: status))
    try await world.get()
    #expect(try await world.source() == .miss)
  }

  @Test func `an answer from the future is stale, and nothing that allows stale ones allows it`() async throws {
    let control = "max-age=999999, stale-while-revalidate=999999"
    let world = CacheWorld(answer([("Cache-Control", control), ("Date", date(0))]))
    try await world.get()
    // The clock ran a year ahead and is put right.
    world.wait(seconds: -31_536_000)
    #expect(try await world.source("/a", ["Cache-Control": "max-stale=999999999"]) == .miss)
    // And what came at the right time takes its place.
    #expect(try await world.source() == .hit)
  }

  @Test func `a clock that is put right by less than a second makes nothing stale`() async throws {
    let world = CacheWorld(answer([("Cache-Control", "max-age=60")]))
    try await world.get()
    world.wait(seconds: -0.9)
    #expect(try await world.source() == .hit)
  }

  @Test func `a clock that jumped ahead makes everything stale, and nothing fresh for ever`() async throws {
    let world = CacheWorld(answer([("Cache-Control", "max-age=60")]))
    try await world.get()
    world.wait(seconds: 1e9)
    #expect(try await world.source() == .miss)
    world.wait(seconds: 61)
    #expect(try await world.source() == .miss)
  }
}
