internal import StoaSupport
internal import Testing

@Suite struct GoodTreeTests {
  @Test func aSmallTreeThatKeepsEveryRuleHasNoFinding() throws {
    #expect(try Tree(.small).findings() == [])
  }

  @Test func everyDependencyThatTheRegistryDeclaresIsOneThatTheArrowsAllow() throws {
    #expect(try Tree(stoaRegistry).findings() == [])
  }

  @Test func aSecondRunAnswersTheSameFromItsCache() throws {
    let tree = try Tree(.small)
    try tree.prepend("internal import DateLayer", to: "PeopleLogic")
    let first = tree.findings()
    #expect(first == ["Sources/Features/People/Logic/PeopleLogic.swift:1: import-unknown"])
    #expect(tree.findings() == first)
  }
}
