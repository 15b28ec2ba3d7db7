internal import StoaBenchmarks
internal import Testing

@Suite struct ReadingTests {
  @Test func aPositionStandsAtTheEndOfARow() throws {
    let position = try #require(Position("  offline     7/100", row: 3))
    #expect(position.number == 7)
    #expect(position.total == 100)
    #expect(position.row == 3)
    #expect(position.start == 14)
    #expect(position.end == 19)
  }

  @Test(arguments: ["", "7/100 done", "7/", "a/b", "1/2/3"])
  func otherRowsHaveNone(line: String) {
    #expect(Position(line, row: 0) == nil)
  }

  @Test func aNumberOfAProcessIsFoundByItsWholeName() {
    let text = "nonvoluntary_ctxt_switches:\t9\nVmHWM:\t   15204 kB\nvoluntary_ctxt_switches:\t3\n"
    #expect(ProcessFacts.number("VmHWM", in: text) == 15_204)
    #expect(ProcessFacts.number("voluntary_ctxt_switches", in: text) == 3)
    #expect(ProcessFacts.number("VmRSS", in: text) == nil)
  }

  @Test func patternsAreCountedWithoutOverlaps() {
    #expect(Array("aXaXXa".utf8).occurrences(of: Array("aX".utf8)) == 2)
    #expect(Array("aaaa".utf8).occurrences(of: Array("aa".utf8)) == 2)
    #expect(Array("abab".utf8).lastOccurrence(of: Array("ab".utf8)) == 2)
    #expect(Array("a".utf8).lastOccurrence(of: Array("ab".utf8)) == nil)
  }

  @Test(arguments: [
    ("==17== Collected : 37629452\n==17== \n", "Collected", 37_629_452), ("12\nallocations: 725", "allocations", 725),
  ])
  func theCountOfAToolStandsBehindItsWord(text: String, word: String, count: Int) {
    #expect(ToolReport.number(behind: word, in: text) == count)
    #expect(ToolReport.number(behind: "Refs", in: text) == nil)
  }
}
