internal import StoaBenchmarks
internal import StoaCanvas
internal import Testing

@Suite struct OptionTests {
  @Test func withoutWordsEverythingIsMeasured() throws {
    let options = try BenchOptions([])
    #expect(options.groups == Group.allCases)
    #expect(options.runs == 20)
    #expect(!options.isGate)
  }

  @Test func aQuickLookIsThreeRunsOfWhatIsNamed() throws {
    let options = try BenchOptions(["--quick", "start", "--size", "80x24", "--json", "--limits", "file"])
    #expect(options.groups == [.start])
    #expect(options.runs == 3)
    #expect(options.idleSeconds == 2)
    #expect(options.size == Size(columns: 80, rows: 24))
    #expect(options.isJSON)
    #expect(options.paths == ["--limits": "file"])
  }

  @Test(arguments: [["fast"], ["--runs", "0"], ["--runs"], ["--size", "80"], ["--size", "8x4"], ["--stoa"]])
  func whatMeansNothingIsRefused(words: [String]) {
    #expect(throws: BenchError.self) { try BenchOptions(words) }
  }
}
