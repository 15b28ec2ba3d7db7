internal import InspectorSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// The inspector over what a client has sent.
@FlowActor @Suite struct NetworkInspectorTests {
  private let clock = HandClock()
  private let log: ExchangeLog
  private let wakes = Guarded(0)

  init() { log = ExchangeLog(clock: clock) }

  private var inspector: Inspector {
    Inspector(exchanges: log, glyphs: .unicode) { [wakes] in wakes.value += 1 }
  }

  private func client(_ outcomes: [Result<HTTPResponse, HTTPError>], retry: RetryPolicy = .never) -> HTTPClient {
    .standard(
      transport: StubTransport(outcomes), clock: clock, metadata: MetadataMiddleware(version: "1"),
      retry: RetryMiddleware(policy: retry, clock: clock, random: SeededGenerator(seed: 1), now: { 0 }),
      exchanges: log)
  }

  private func send(_ path: String, _ outcome: Result<HTTPResponse, HTTPError>) async throws {
    let url = try HTTPURL("http://h\(path)")
    _ = try? await client([outcome]).send(HTTPRequest(.get, url, feature: "posts"))
  }

  private func draw(_ inspector: Inspector) -> [String] {
    var canvas = Canvas(size: Size(columns: 64, rows: 18))
    inspector.draw(on: &canvas, in: canvas.bounds)
    return canvas.lines
  }

  private func press(_ inspector: Inspector, _ keys: KeyPress...) {
    for key in keys { _ = inspector.handle(.key(key)) }
  }

  @Test func eachExchangeHasALineAndTheNewestIsShown() async throws {
    var kept = HTTPResponse(status: 200)
    kept.provenance = Provenance(.hit)
    try await send("/posts?_page=1&q=secret", .success(kept))
    clock.advance(by: .milliseconds(61_005))
    try await send("/posts/12", .failure(.connectionLost))
    #expect(
      draw(inspector) == [
        "── Network ─────────────────────────────────────────────── 2/2 ─",
        " GET 200    /posts?_page=1&q=…                        hit, 0 ms",
        " GET failed /posts/12                                      0 ms",
        "", "", "", "", "", "",
        "── The exchange ────────────────────────────────────────────────",
        " GET /posts/12                                                 ┃",
        "                                                               ┃",
        " Answer  the connection was lost before the answer was         ┃",
        "         complete                                              ┃",
        " Sent    once                                                  ┃",
        " For     posts                                                 ┃",
        " Began   1:01.005 after the start                              │",
        " Esc close  Tab half  ? keys  / filter",
      ])
  }

  @Test func whatWaitsSaysUntilWhen() async throws {
    var held = HTTPResponse(status: 429)
    held.headers["Retry-After"] = "2"
    let client = client([.success(held), .success(HTTPResponse(status: 200))], retry: RetryPolicy(base: .zero))
    let request = HTTPRequest(.get, try HTTPURL("http://h/posts"))
    let task = Task { try await client.send(request) }
    await clock.slept(1)
    let lines = draw(inspector)
    #expect(lines[1] == " GET ... /posts                            waits until 0:02.000")
    #expect(lines.contains(" Waits   2.0 s, until 0:02.000: the service asked for it"))
    clock.advance(by: .seconds(2))
    _ = try await task.value
    #expect(draw(inspector)[1] == " GET 200 /posts                            2 tries, wire, 2.0 s")
  }

  @Test func aChangeHasItDrawnAgainAndWakesTheProgramUntilItIsClosed() async throws {
    let inspector = inspector
    _ = draw(inspector)
    #expect(!inspector.needsDraw)
    try await send("/posts", .success(HTTPResponse(status: 200)))
    #expect(inspector.needsDraw)
    #expect(wakes.value == 3)
    _ = draw(inspector)
    #expect(!inspector.needsDraw)
    inspector.close()
    try await send("/posts", .success(HTTPResponse(status: 200)))
    #expect(wakes.value == 3)
  }

  @Test func theFilterTakesAnythingInTheLine() async throws {
    for (path, status) in [("/users", 200), ("/posts", 503), ("/todos", 200)] {
      try await send(path, .success(HTTPResponse(status: status)))
    }
    let inspector = inspector
    press(inspector, .character("/"), .character("5"), .character("0"), .character("3"), KeyPress(.enter))
    let lines = draw(inspector)
    #expect(lines[0].hasSuffix(" 1/1 ─"))
    #expect(lines[1] == " only: 503")
    #expect(lines[2].hasPrefix(" GET 503 /posts "))
  }

  @Test func anEmptyLogSaysSoAndNoMomentIsShown() async throws {
    let inspector = inspector
    #expect(draw(inspector)[1] == " Nothing has been sent yet.")
    for path in ["/a", "/b"] { try await send(path, .success(HTTPResponse(status: 200))) }
    press(inspector, .character("k"))
    #expect(inspector.moment == nil)
    #expect(draw(inspector)[0].hasSuffix(" 1/2 ─"))
    press(inspector, KeyPress(.enter), .character(" "), .character("v"), .character("r"))
    #expect(inspector.state.isWhole == false)
    #expect(draw(inspector)[0].hasSuffix(" 1/2 ─"))
  }

  @Test func eachOfItsKeysIsItsOwn() {
    #expect(InspectorKeys.network.conflicts.isEmpty)
    #expect(InspectorKeys.network.duplicateNames.isEmpty)
    for key in [KeyPress.character("~"), .character("q"), .control("c"), KeyPress(.escape)] {
      #expect(inspector.handle(.key(key)) == .closes)
    }
  }
}
