internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct MouseTests {
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

  @Test func theWheelScrollsAListByThreeRowsANotch() async throws {
    let program = Program()
    await program.press(.character("2"))
    #expect(await program.status().hasSuffix("1/10"))
    try await program.turn(1, over: "Post 1")
    // What was selected left the view, so the selection went with it; what stays in view stays selected.
    #expect(await program.settle().line(5).hasPrefix(" Post 4"))
    #expect(await program.status().hasSuffix("4/10"))
    try await program.turn(9, over: "Post 4")
    #expect(await program.status().hasSuffix("6/10"))
    try await program.turn(-1, over: "Post 6")
    #expect(await program.settle().line(5).hasPrefix(" Post 3"))
    #expect(await program.status().hasSuffix("6/10"))
    #expect(program.address == "posts")
  }

  @Test func theWheelScrollsAPageASheetAndTheListOfKeys() async throws {
    let program = Program(size: Size(columns: 45, rows: 12))
    await program.press(KeyPress(.enter))
    try await program.turn(1, over: "Ada Morel")
    #expect(await program.settle().line(1).hasPrefix(" Phone"))
    await program.press(.character("?"))
    try await program.turn(1, over: "Keys")
    #expect(await program.settle().line(2).contains("R"))
    try await program.turn(-5, over: "Keys")
    #expect(await program.settle().line(2).contains("Ada Morel"))
    await program.press(KeyPress(.escape), .character("2"), .character("i"))
    try await program.turn(1, over: "Highlights")
    #expect(await program.settle().line(2).contains("Post 1") == false)
    #expect(program.address == "posts?sheet=highlights")
  }

  @Test func aClickOnATabSelectsIt() async throws {
    let program = Program()
    try await program.click("3 Settings")
    #expect(program.address == "settings")
    try await program.click("2 Posts")
    #expect(program.address == "posts")
  }

  @Test func aClickOnATabIsNoTextForAnOpenFilter() async throws {
    let program = Program()
    await program.press(.character("/"))
    try await program.click("2 Posts")
    #expect(program.address == "posts")
    await program.press(.character("1"))
    #expect(program.address == "people")
  }

  @Test func aClickOnAKeyOfTheFooterPressesIt() async throws {
    let program = Program()
    try await program.click("i overview")
    #expect(program.address == "people?sheet=overview")
    try await program.click("Esc back")
    #expect(program.address == "people")
    try await program.click("/ filter")
    await program.type("zz")
    try await program.click("Esc clear")
    #expect(program.address == "people")
    try await program.click("? keys")
    #expect(await program.settle().lines.contains { $0.contains("─ Keys ─") })
    try await program.click("Esc close")
    try await program.click("q leave")
    #expect(program.raised == [.exit(0)])
  }

  @Test func besideASheetNothingIsReached() async throws {
    let program = Program()
    await program.press(.character("i"))
    let before = await program.settle()
    let beside = Point(x: 1, y: 7)
    #expect(before.cell(at: beside).map { before.text(of: $0) } != " ")
    await program.click(at: beside)
    await program.click(at: beside)
    program.send(.wheelDown, .none, at: beside)
    #expect(await program.settle() == before)
    #expect(program.address == "people?sheet=overview")
    await program.press(KeyPress(.escape), .character("?"))
    try await program.click("2 Posts")
    #expect(program.address == "people")
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

  @Test func whileAFilterIsTypedAClickSelectsAndTwoOpen() async throws {
    let program = Program()
    await program.press(.character("/"))
    await program.type("lyon")
    try await program.click("/ lyon")
    try await program.click("Chiara Neri")
    #expect(await program.settle().lines.last?.hasPrefix(" Enter keep") == true)
    try await program.click("Chiara Neri")
    #expect(program.address == "people/3")
    await program.press(KeyPress(.escape))
    #expect(program.address == "people?q=lyon")
  }

  @Test func theAddressLineTakesClicksOnItsCompletions() async throws {
    let program = Program()
    await program.press(.character(":"))
    await program.type("set")
    try await program.click("settings/account")
    #expect(await program.settle().lines.last == ":settings/account")
    try await program.click("3 Settings")
    #expect(program.address == "people")
    try await program.doubleClick("settings/preferences")
    #expect(program.address == "settings/preferences")
    await program.press(.character(":"))
    try await program.click("Esc close")
    #expect(await program.settle().lines.last?.hasPrefix(":") == false)
  }

  @Test func aPreferenceIsChangedByTwoClicks() async throws {
    let program = Program()
    await program.press(.character(","))
    try await program.click("Motion")
    #expect(await program.settle().line(4).hasSuffix("on"))
    try await program.click("Motion")
    #expect(await program.settle().line(4).hasSuffix("off"))
  }

  @Test func mGivesTheMouseToTheTerminalAndBack() async throws {
    let program = Program()
    await program.press(.character("m"))
    #expect(program.raised == [.mouse(false)])
    #expect(await program.status().hasPrefix(" The mouse is off; m turns it on."))
    try await program.click("2 Posts")
    try await program.doubleClick("Chiara Neri")
    #expect(program.address == "people")
    await program.press(.character("m"))
    #expect(program.raised == [.mouse(false), .mouse(true)])
    #expect(await program.status().hasPrefix(" The mouse is on."))
    try await program.click("2 Posts")
    #expect(program.address == "posts")
  }

  @Test func otherButtonsMovesAndHeldKeysAreNothing() async throws {
    let program = Program()
    let before = await program.settle()
    let row = try await program.point(of: "Chiara Neri")
    for _ in 0..<2 {
      program.send(.press, .right, at: row)
      program.send(.press, .middle, at: row)
      program.send(.press, .left, at: row, .control)
      program.send(.press, .left, at: row, .alt)
      program.send(.drag, .left, at: row)
      program.send(.release, .left, at: row)
      program.send(.wheelDown, .none, at: row, .shift)
    }
    for point in [Point(x: 0, y: -1), Point(x: 9_999, y: 9_999), Point(x: 70, y: 1), Point(x: 79, y: 23)] {
      await program.click(at: point)
    }
    #expect(await program.settle() == before)
  }

  @Test func aClickTakesAwayWhatWasSaidAndAsked() async throws {
    let program = Program()
    await program.press(.control("c"))
    try await program.click("Bo Lindgren")
    #expect(await program.status().hasPrefix(" Press") == false)
    await program.press(.control("c"))
    #expect(program.raised.isEmpty)
  }

  @Test func onTooSmallAScreenTheMouseIsNothing() async throws {
    let program = Program()
    let tab = try await program.point(of: "2 Posts")
    await program.resize(39, 24)
    await program.click(at: tab)
    await program.resize(80, 24)
    #expect(program.address == "people")
  }
}
