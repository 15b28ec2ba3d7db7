internal import StoaSupport
internal import Testing

@Suite struct TypeTwiceRuleTests {
  @Test func everyTypeButTheFirstIsFoundAtItsLine() throws {
    let tree = try Tree(.small)
    try tree.prepend(
      """
      public enum A {}
      final class B { struct Inner {} }
      @MainActor
      struct C<T> where T: P {}
      private protocol D { func f() }
      """, to: "StoaNetworking")
    // The file's own type stands behind them.
    #expect(
      tree.findings(of: .typeTwiceInFile)
        == [2, 4, 5, 6].map { "Sources/Core/Networking/StoaNetworking.swift:\($0): type-twice-in-file" })
  }

  @Test func whatIsNoTypeOfTheTopLevelIsLeftAlone() throws {
    let tree = try Tree(.small)
    try tree.prepend(
      """
      typealias Number = Int
      extension Int { struct Inner {} }
      func make() { struct Local {}; class Other { class func f() {} } }
      let value = { struct Local {} }
      // struct Comment {}
      let text = "struct Text {}"
      """, to: "StoaFlow")
    #expect(tree.findings(of: .typeTwiceInFile) == [])
  }

  @Test func besideATestPrivateTypesMayStand() throws {
    let tree = try Tree(.small(modules: [], tests: [.tests("FlowTests", "FlowTests", [])]))
    try tree.prepend("private struct A {}\nfileprivate enum B {}", to: "FlowTests")
    #expect(tree.findings(of: .typeTwiceInFile) == [])
    try tree.prepend("struct A {}", to: "FlowTests")
    #expect(tree.findings(of: .typeTwiceInFile) == ["Tests/FlowTests/FlowTests.swift:2: type-twice-in-file"])
  }
}
