internal import StoaApp
internal import StoaNetworking
internal import Testing

@Suite struct FetchCommandTests {
  private func parse(_ words: String...) throws -> FetchRequest? {
    let invocation = try CommandParser.parse(["fetch"] + words, environment: { _ in nil })
    guard case .fetch(let fetch) = invocation.command else { return nil }
    return fetch
  }

  @Test func aURLAloneIsAGet() throws {
    let fetch = try #require(try parse("http://h:1/a?b=c"))
    #expect(fetch.request == HTTPRequest(.get, try HTTPURL("http://h:1/a?b=c")))
    #expect(!fetch.isJSON && fetch.cacheDirectory == nil && fetch.retries == 0)
  }

  @Test func everyFlagSaysWhatIsSentAndPrinted() throws {
    let fetch = try #require(
      try parse(
        "--json", "--cache-dir", "/c", "-X", "PUT", "-H", "Foo:  1, 2 ", "-H", "foo:", "--data", "-x=1", "--no-follow",
        "--mode", "no-cache", "--retry", "3", "http://h/"))
    var wanted = HTTPRequest(
      .put, try HTTPURL("http://h/"), headers: HTTPHeaders([.init("Foo", "1, 2"), .init("foo", "")]),
      body: Array("-x=1".utf8), followsRedirects: false)
    wanted.cacheMode = .revalidate
    #expect(fetch.request == wanted)
    #expect(fetch.isJSON && fetch.cacheDirectory == "/c" && fetch.retries == 3)
    #expect(try parse("--mode=only-if-cached", "http://h/")?.request?.cacheMode == .onlyIfCached)
    #expect(try parse("--data", "", "http://h/")?.request?.method == .post)
    #expect(try parse("--data=--json", "http://h/")?.request?.body == Array("--json".utf8))
    #expect(try parse("--data", "a=1", "--data", "b", "http://h/")?.request?.body == Array("a=1&b".utf8))
    #expect(try parse("-X", "M-SEARCH", "http://h/")?.request?.method.rawValue == "M-SEARCH")
  }

  @Test func theProgramsOwnDirectoryAndLogGoForItToo() throws {
    let words = ["fetch", "--data-dir", "/d", "--log=l", "http://h/"]
    let invocation = try CommandParser.parse(words, environment: { _ in nil })
    #expect(invocation.dataDirectory == "/d")
    #expect(invocation.log == "l")
    let before = try CommandParser.parse(["--data-dir", "/d", "fetch", "http://h/"], environment: { _ in nil })
    #expect(before.dataDirectory == "/d")
    #expect(before.command == .fetch(try #require(try parse("http://h/"))))
  }

  @Test(arguments: [
    (["fetch"], "wants a URL"), (["fetch", "h/a"], "no http://"), (["fetch", "http://h/", "http://i/"], "one URL"),
    (["fetch", "--jsno", "http://h/"], "did you mean --json?"),
    (["fetch", "-q", "http://h/"], "see stoa fetch --help"),
    (["fetch", "http://h/", "-X"], "-X METHOD: the value is missing"),
    (["fetch", "-X", "--retry", "2", "http://h/"], "-X METHOD: the value is missing, '--retry' is a flag"),
    (["fetch", "-X", "--retyr", "2", "http://h/"], "-X METHOD: the value is missing, '--retyr' is a flag"),
    (["fetch", "-H", "-X", "http://h/"], "-H 'NAME: VALUE': the value is missing, '-X' is a flag"),
    (["fetch", "--data", "--json", "http://h/"], "a value like that is written --data=--json"),
    (["fetch", "--log=", "http://h/"], "--log FILE: the value is missing"),
    (["fetch", "--cache-dir", "", "http://h/"], "--cache-dir DIR: the value is missing"),
    (["fetch", "-X", "A B", "http://h/"], "takes a method"),
    (["fetch", "-H", "secret", "http://h/"], "takes 'Name: value'"),
    (["fetch", "-H", "A: b\nC: secret", "http://h/"], "takes 'Name: value'"),
    (["fetch", "--mode", "x", "http://h/"], "no-cache or only-if-cached"),
    (["fetch", "--retry", "11", "http://h/"], "from 0 to 10"), (["fetch", "--json=1", "http://h/"], "takes no value"),
  ])
  func whatIsWrongIsSaidInOneLine(words: [String], part: String) {
    let message = refusal(of: words)
    #expect(message?.contains(part) == true, "\(message ?? "accepted")")
    #expect(message?.contains("secret") == false)
  }

  private func refusal(of words: [String]) -> String? {
    do throws(UsageError) {
      _ = try CommandParser.parse(words, environment: { _ in nil })
      return nil
    } catch {
      return error.message
    }
  }

  @Test func theJSONHasStatusFieldsInOrderAndBody() {
    var answer = HTTPResponse(
      status: 299, headers: HTTPHeaders([.init("B", "1"), .init("b", "\"2\""), .init("x-stoa-cache", "lie")]),
      body: [0x68, 0xFF, 0x0A, 0x1B])
    answer.provenance = Provenance(.stale, age: 3)
    #expect(
      FetchOutput.json(answer)
        == #"{"status":299,"headers":[["B","1"],["b","\"2\""],["X-Stoa-Cache","stale"]],"body":"h\#u{FFFD}\n\u001b"}"#)
  }

  @Test func aLostAnswerToAPostIsOfUnknownOutcome() throws {
    let url = try HTTPURL("http://h/")
    for error in [HTTPError.connectionLost, .timedOut] {
      #expect(FetchOutput.message(error, of: HTTPRequest(.post, url)).contains("carried out the POST is unknown"))
      #expect(FetchOutput.message(error, of: HTTPRequest(.put, url)) == error.message)
    }
    let refused = HTTPError.cannotConnect(host: "h", reason: "connection refused")
    #expect(FetchOutput.message(refused, of: HTTPRequest(.post, url)) == refused.message)
  }
}
