internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// What one click, two and three do to what stands in a place.
@FlowActor struct MouseSelectionTests {
  @Test func aClickSelectsARow() async throws {
    let program = Program()
    try await program.click("Chiara Neri")
    #expect(program.address == "people")
    #expect(await program.status().hasSuffix("3/5"))
    await program.press(KeyPress(.enter))
    #expect(program.address == "people/3")
  }

  @Test func aSecondClickOnTheRowOpensIt() async throws {
    let program = Program()
    try await program.doubleClick("Chiara Neri")
    #expect(program.address == "people/3")
  }

  @Test func theTwoClicksMayBeOnDifferentLinesOfTheRow() async throws {
    let program = Program()
    try await program.click("Bo Lindgren")
    try await program.click("bo2@example.org")
    #expect(program.address == "people/2")
  }

  @Test(arguments: [(400, "people/3"), (401, "people")])
  func aDoubleClickTakesAtMost400Milliseconds(milliseconds: Int, address: String) async throws {
    let program = Program()
    try await program.click("Chiara Neri")
    program.pass(.milliseconds(milliseconds))
    try await program.click("Chiara Neri")
    #expect(program.address == address)
  }

  @Test func clicksOnTwoRowsOpenNeither() async throws {
    let program = Program()
    try await program.click("Bo Lindgren")
    try await program.click("Chiara Neri")
    #expect(program.address == "people")
    try await program.click("Chiara Neri")
    #expect(program.address == "people/3")
  }

  @Test func aThirdClickIsTheFirstOfAnotherTwo() async throws {
    let program = Program()
    await program.press(.character("2"))
    let post = try await program.point(of: "Post 2")
    for _ in 0..<3 { await program.click(at: post) }
    #expect(program.address == "posts/2")
  }

  @Test func aLinkOfASheetOrAPageIsOpenedByTwoClicks() async throws {
    let program = Program()
    await program.press(.character("2"), .character("i"))
    try await program.click("• Post 3")
    #expect(program.address == "posts?sheet=highlights")
    try await program.click("• Post 3")
    #expect(program.address == "posts/3")
    program.pass(.seconds(1))
    try await program.doubleClick("by Bo Lindgren")
    #expect(program.address == "people/2")
  }

  @Test func besideADetailAClickGoesToTheListAndTheWheelDoesNot() async throws {
    let program = Program(size: Size(columns: 100, rows: 12))
    await program.press(.character("2"), KeyPress(.enter))
    try await program.turn(1, over: "Post 2")
    #expect(program.address == "posts/1")
    #expect(await program.settle().line(2).hasPrefix(" Post 4"))
    try await program.click("Post 5")
    #expect(program.address == "posts")
    #expect(await program.status().hasSuffix("5/10"))
    try await program.click("Post 5")
    #expect(program.address == "posts/5")
  }

  @Test func aPreferenceIsChangedByTwoClicks() async throws {
    let program = Program()
    await program.press(.character(","))
    try await program.click("Motion")
    #expect(await program.settle().line(4).hasSuffix("on"))
    try await program.click("Motion")
    #expect(await program.settle().line(4).hasSuffix("off"))
  }

  @Test func twoClicksWithAnotherOrAKeyBetweenThemAreNoDoubleClick() async throws {
    let program = Program()
    let row = try await program.point(of: "Chiara Neri")
    await program.click(at: row)
    // The status line: nothing stands there.
    await program.click(at: Point(x: 1, y: 22))
    await program.click(at: row)
    #expect(program.address == "people")
    await program.press(KeyPress(.down))
    await program.click(at: row)
    #expect(program.address == "people")
    await program.click(at: row)
    #expect(program.address == "people/3")
  }
}
