internal import StoaApp
internal import StoaNetworking
internal import Testing

@Suite struct CacheCommandTests {
  private func parse(_ words: String...) throws -> Invocation {
    try CommandParser.parse(words, environment: { _ in nil })
  }

  @Test func eachVerbAndFlagIsTaken() throws {
    var wanted = CacheRequest()
    wanted.verb = .stats
    #expect(try parse("cache", "stats").command == .cache(wanted))
    wanted.isJSON = true
    wanted.directory = "/c"
    wanted.verb = .verify
    let verify = try parse("cache", "verify", "--json", "--cache-dir=/c", "--data-dir", "/d")
    #expect(verify.command == .cache(wanted))
    #expect(verify.dataDirectory == "/d")
    var purge = CacheRequest()
    purge.verb = .purge
    purge.account = "ann"
    #expect(try parse("--data-dir", "/d", "cache", "--account", "ann", "purge").command == .cache(purge))
    #expect(try parse("cache", "--help").command == .cache(CacheRequest()))
  }

  @Test(arguments: [
    (["cache"], "one of stats, verify and purge"), (["cache", "empty"], "one of stats"),
    (["cache", "stats", "verify"], "one of stats"),
    (["cache", "stats", "--account", "a"], "goes with stoa cache purge"),
    (["cache", "purge", "--acount", "a"], "did you mean --account?"),
    (["cache", "stats", "--seed", "1"], "see stoa cache --help"),
    (["cache", "stats", "--json=1"], "takes no value"),
    (["cache", "purge", "--account"], "--account A: the value is missing"),
    (["cache", "purge", "--account", ""], "--account A: the value is missing"),
    (["cache", "purge", "--account", "--json"], "--account A: the value is missing, '--json' is a flag"),
  ])
  func whatIsWrongIsSaidInOneLine(words: [String], part: String) {
    let error = #expect(throws: UsageError.self) { try CommandParser.parse(words, environment: { _ in nil }) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  private static var statistics: CacheStatistics {
    var statistics = CacheStatistics()
    statistics.entries = 2
    statistics.bytes = 3_000
    statistics.fileBytes = 4_096
    statistics.oldest = 1_796_108_400_000
    statistics.newest = 1_796_108_460_999
    statistics.accounts = ["ann", "b\u{1B}ob"]
    return statistics
  }

  private func report(isJSON: Bool) -> CacheReport {
    CacheReport(path: "/c/responses.db", limits: CacheLimits(), isJSON: isJSON)
  }

  @Test func whatIsKeptIsSaidALineAFact() {
    let lines = report(isJSON: false).text(Self.statistics).split(separator: "\n")
    #expect(
      lines == [
        "file\t/c/responses.db", "entries\t2 of at most 500", "bytes\t3000 of at most 26214400", "on disk\t4096",
        "oldest\t2026-12-01T07:00:00Z", "newest\t2026-12-01T07:01:00Z", "accounts\tann, b␛ob",
      ])
    #expect(report(isJSON: false).text(CacheStatistics()).contains("oldest\t-\nnewest\t-\naccounts\t-\n"))
  }

  @Test func theJSONIsTheDocumentedOne() {
    let report = report(isJSON: true)
    #expect(
      report.text(Self.statistics) == #"{"file":"/c/responses.db","entries":2,"bytes":3000,"fileBytes":4096,"#
        + #""maxEntries":500,"maxBytes":26214400,"oldest":"2026-12-01T07:00:00Z","newest":"2026-12-01T07:01:00Z","#
        + #""accounts":["ann","b\u001bob"]}"# + "\n")
    var found = CacheVerification()
    found.sound = 3
    found.dropped = 1
    #expect(
      report.text(found)
        == #"{"file":"/c/responses.db","clean":false,"sound":3,"dropped":1,"setAside":false}"# + "\n")
    #expect(
      report.text(removed: Self.statistics, leaving: CacheStatistics())
        == #"{"file":"/c/responses.db","entries":2,"bytes":3000,"left":0}"# + "\n")
    #expect(report.nothing(.verify).contains(#""clean":true,"sound":0"#))
  }

  @Test func anExaminationSaysWhatWasDropped() {
    let report = report(isJSON: false)
    var found = CacheVerification()
    found.sound = 1
    #expect(report.text(found) == "clean: 1 answer whole\n")
    found.dropped = 2
    #expect(report.text(found) == "dropped: 2 answers damaged, 1 answer whole\n")
    found.isSetAside = true
    #expect(report.text(found) == "the file was damaged and has been set aside\n")
    #expect(
      report.text(removed: Self.statistics, leaving: CacheStatistics())
        == "dropped: 2 answers, 3000 bytes; 0 answers left\n")
  }
}
