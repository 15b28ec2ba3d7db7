internal import StoaApp
internal import StoaNetworking
internal import Testing

/// `--fault`, where it is the service that fails.
@Suite struct ServiceFaultWordsTests {
  private func parse(_ words: String...) throws -> Invocation {
    try CommandParser.parse(words, environment: { _ in nil })
  }

  @Test func everyPartOfAFaultIsTaken() throws {
    let faults = try parse("--fault", "posts:status=500,latency=2s,rate=0.3").serviceFaults
    #expect(
      faults == [ServiceFault(resource: "posts", outcome: .status(500), latency: .seconds(2), rate: 0.3)])
    #expect(
      try parse("--fault", "session:status=429,retry-after=1500ms").serviceFaults
        == [ServiceFault(resource: "session", outcome: .status(429), retryAfter: 2)])
  }

  @Test func severalFaultsStandInOrderInOneFlagOrInMore() throws {
    let faults = try parse(
      "--fault", "users:offline;*:latency=300ms", "--fault=todos:html", "--fault=comments:truncate")
    #expect(
      faults.serviceFaults == [
        ServiceFault(resource: "users", outcome: .offline), ServiceFault(latency: .milliseconds(300)),
        ServiceFault(resource: "todos", outcome: .webPage), ServiceFault(resource: "comments", outcome: .truncated),
      ])
    #expect(faults.fault == nil)
  }

  @Test func aMistakeOfTheProgramIsNoneOfTheService() throws {
    let invocation = try parse("--fault", "reducer-ignored")
    #expect(invocation.fault != nil)
    #expect(invocation.serviceFaults.isEmpty)
  }

  @Test(arguments: [
    ("posts", "takes RESOURCE:WHAT, such as posts:status=500; 'posts' does not say what happens"),
    ("post:offline", "meets one of posts, users"), (";", "RESOURCE:WHAT"),
    ("posts:rate=1", "nothing would happen"), ("posts:", "'posts:' does not say"), ("posts:offline,", "not ''"),
    ("posts:status=99", "from 200 to 599"), ("posts:status", "not 'status'"), ("posts:offline=1", "not 'offline=1'"),
    ("posts:latency=2", "such as 2s or 300ms"), ("posts:latency=61m", "such as 2s"),
    ("posts:latency=9999s", "at most an hour"), ("posts:offline,rate=2", "from 0 to 1"),
    ("posts:offline,rate=-1", "from 0 to 1"), ("posts:offline,html", "ends in one way"),
    ("posts:offline,retry-after=2s", "goes with status=N"),
    ("posts-offline", "not 'posts-offline'; write it like posts:status=500"),
    ("reducer-offline", "--fault takes one of nil"),
  ])
  func whatIsWrongIsSaidInOneLine(value: String, part: String) {
    let error = #expect(throws: UsageError.self) { try parse("--fault", value) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("\n") == false)
  }
}
