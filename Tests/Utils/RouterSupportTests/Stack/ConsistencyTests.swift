internal import RouterSupport
internal import StoaFlow
internal import StoaRouting
internal import Testing

@FlowActor struct ConsistencyTests {
  @Test func whatAnyPlaceOfAStackSaysCannotBeIsHeard() throws {
    let tab = LetterTab(Place(["b", "c"], sheet: "S"))
    #expect(tab.stack.inconsistencies.isEmpty)
    tab.root.inconsistency = "root"
    try #require(tab.host("b")).inconsistency = "b"
    try #require(tab.host("S")).inconsistency = "S"
    #expect(tab.stack.inconsistencies == ["root", "b", "S"])
  }

  @Test func everyPlaceForgetsItsFrame() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    tab.stack.forgetFrames()
    #expect(tab.root.forgotten == 1)
    #expect(["b", "S"].map { tab.host($0)?.forgotten } == [1, 1])
  }

  @Test func aForgottenFrameIsMadeAnew() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 3)
    let lines = host.lines(10, 3)
    _ = host.lines(10, 3)
    #expect(host.frame.renders == 1)
    host.forgetFrame()
    #expect(host.frame.renders == 0)
    #expect(host.lines(10, 3) == lines)
    #expect(host.frame.renders == 1)
  }
}
