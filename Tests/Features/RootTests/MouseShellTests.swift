internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// The mouse on the shell's own lines, and where it means nothing.
@FlowActor struct MouseShellTests {
  @Test func aClickOnATabSelectsIt() async throws {
    let program = Program()
    try await program.click("3 Settings")
    #expect(program.address == "settings")
    try await program.click("2 Posts")
    #expect(program.address == "posts")
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
