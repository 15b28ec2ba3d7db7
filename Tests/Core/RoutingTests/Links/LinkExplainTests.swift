internal import StoaRouting
internal import Testing

@Suite struct LinkExplainTests {
  private func lines(_ text: String) -> [String] {
    TestPlace.resolver.explain(text).map { "\($0.name): \($0.text)" }
  }

  @Test func `a good link passes every stage, in order`() {
    #expect(
      lines("people/3") == [
        "length: passed", "encoding: passed", "user info: passed", "port: passed", "scheme: passed", "place: passed",
        "pattern: passed", "parameters: passed",
      ])
    #expect(TestPlace.resolver.explain("people/3").filter(\.hasPassed).count == 8)
  }

  @Test func `a refused link stops at its stage`() {
    #expect(
      lines("http://people/3") == [
        "length: passed", "encoding: passed", "user info: passed", "port: passed",
        "scheme: the scheme 'http' is not known; start with stoa:// or with the place",
        "place: not reached", "pattern: not reached", "parameters: not reached",
      ])
  }

  @Test(arguments: [
    (String(repeating: "x", count: 9_000), LinkStage.length), ("stoa://people/%zz", .encoding),
    ("stoa://user@people/3", .userInfo), ("stoa://people:80/3", .port), ("http://people/3", .scheme),
    ("stoa://nowhere", .place), ("people/3/nope", .pattern), ("stoa://people/three", .parameters),
  ])
  func `each stage refuses at its own step`(text: String, stage: LinkStage) {
    let steps = TestPlace.resolver.explain(text)
    #expect(steps.map(\.stage) == LinkStage.allCases)
    for step in steps {
      switch step.outcome {
      case .passed: #expect(step.stage.rawValue < stage.rawValue)
      case .refused(let refusal): #expect(step.stage == stage && refusal.stage == stage)
      case .notReached: #expect(step.stage.rawValue > stage.rawValue)
      }
    }
  }
}
