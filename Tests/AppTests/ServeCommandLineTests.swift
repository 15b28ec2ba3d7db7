internal import StoaApp
internal import Testing

@Suite struct ServeCommandLineTests {
  private func parse(_ words: String...) throws -> Invocation {
    try CommandParser.parse(words, environment: { _ in nil })
  }

  @Test func withoutFlagsItIsPort3000OfLoopback() throws {
    #expect(try parse("serve").command == .serve(ServeRequest()))
    #expect(ServeRequest().host == "127.0.0.1")
    #expect(ServeRequest().port == 3_000)
  }

  @Test func theDataAreTheProgramsOwn() throws {
    let invocation = try parse(
      "--seed", "2", "serve", "--port=0", "--host", "::1", "--sample-size", "7", "--data-dir", "/d")
    var wanted = ServeRequest()
    wanted.port = 0
    wanted.host = "::1"
    #expect(invocation.command == .serve(wanted))
    #expect(invocation.seed == 2)
    #expect(invocation.sampleSize == 7)
    #expect(invocation.dataDirectory == "/d")
  }

  @Test(arguments: [
    (["serve", "--port", "65536"], "--port takes a number from 0 to 65535"), (["serve", "--port"], "value is missing"),
    (["serve", "people"], "'people' is too much"), (["serve", "--prot", "1"], "did you mean --port?"),
    (["serve", "--sample-size", "0"], "--sample-size takes a number"),
    (["--backend", "http://h", "serve"], "leave out --backend"),
    (["serve", "--print", "text"], "see stoa serve --help"),
  ])
  func whatIsWrongIsSaidInOneLine(words: [String], part: String) {
    let error = #expect(throws: UsageError.self) { try CommandParser.parse(words, environment: { _ in nil }) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }
}
