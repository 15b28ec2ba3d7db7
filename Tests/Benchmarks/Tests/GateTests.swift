internal import StoaBenchmarks
internal import Testing

@Suite struct GateTests {
  private let figures = [
    Figure("start.frame", "first frame", .milliseconds, Series([6, 4]), against: Series([2, 3])),
    Figure("burst.lost", "keys lost", .keys, Series([0, 2, 0])),
  ]

  private func verdict(_ limit: String, groups: [String] = ["start", "burst"]) throws -> [Gate.Verdict] {
    Gate(try Limit.parse(limit), groups: groups, figures: figures).verdicts
  }

  @Test func aRatioIsThatOfTheMinima() throws {
    let verdict = try #require(try verdict("start.frame 2 ratio").first)
    #expect(verdict.measured == 2)
    #expect(verdict.isKept)
  }

  @Test func aValueIsTheWorstOfAllRuns() throws {
    let verdict = try #require(try verdict("burst.lost 1 keys").first)
    #expect(verdict.measured == 2)
    #expect(!verdict.isKept)
  }

  @Test func aLimitThatNobodyMeasuredIsNotKept() throws {
    let verdict = try #require(try verdict("start.bytes 9999 bytes").first)
    #expect(verdict.measured == nil)
    #expect(!verdict.isKept)
  }

  @Test func aLimitInAnotherUnitIsNotKept() throws {
    #expect(try verdict("burst.lost 5 bytes").map(\.isKept) == [false])
    #expect(try verdict("burst.lost 5 ratio").map(\.isKept) == [false])
  }

  @Test func limitsOfGroupsThatWereNotRunAreLeftOut() throws {
    #expect(
      try verdict("start.frame 1 ratio\nburst.lost 0 keys", groups: ["burst"]).map(\.limit.name) == ["burst.lost"])
  }

  @Test func everyLimitMustBeKept() throws {
    let limits = try Limit.parse("start.frame 2 ratio\nburst.lost 1 keys")
    #expect(!Gate(limits, groups: ["start", "burst"], figures: figures).isPassed)
    #expect(Gate(limits, groups: ["start"], figures: figures).isPassed)
  }

  @Test func theTextShowsEachNumberBesideItsLimit() throws {
    let limits = try Limit.parse("start.frame 2.5 ratio\nburst.lost 0 keys")
    let lines = Gate(limits, groups: ["start", "burst"], figures: figures).text.split(separator: "\n")
    #expect(
      lines == [
        "start.frame                           2.00 of 2.50 ratio",
        "burst.lost                               2 of 0 keys   BEYOND",
      ])
  }
}
