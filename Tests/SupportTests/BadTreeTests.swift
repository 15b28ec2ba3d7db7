internal import StoaSupport
internal import Testing

/// Each of many bad trees breaks one rule, and is refused for that at its file and line, once, and for nothing else.
@Suite struct BadTreeTests {
  @Test(arguments: BadTree.all)
  func aTreeThatBreaksOneRuleIsRefusedOnceWhereItDoes(bad: BadTree) throws {
    #expect(try bad.make().findings() == ["\(bad.place): \(bad.rule.rawValue)"])
  }

  @Test func everyRuleThatATreeCanBreakHasABadTree() {
    // A missing tool is no matter of the tree, and comments are looked for apart.
    let apart: Set<RuleID> = [.toolMissing, .apiUndocumented]
    #expect(Set(BadTree.all.map(\.rule)) == Set(RuleID.allCases).subtracting(apart))
    #expect(BadTree.all.count >= 20)
  }
}
