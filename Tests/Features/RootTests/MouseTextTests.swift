internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// The mouse while text is typed.
@FlowActor struct MouseTextTests {
  @Test func aClickOnATabIsNoTextForAnOpenFilter() async throws {
    let program = Program()
    await program.press(.character("/"))
    try await program.click("2 Posts")
    #expect(program.address == "posts")
    await program.press(.character("1"))
    #expect(program.address == "people")
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

  @Test(arguments: ["posts", "settings/account", "settings/preferences"])
  func aCompletionStaysUnderTheMouseForTheSecondClick(address: String) async throws {
    let program = Program()
    await program.press(.character(":"))
    // There are more than ten, so that the list scrolls.
    while await !program.settle().lines.contains(where: { $0.hasPrefix(" \(address) ") }) {
      await program.press(KeyPress(.tab))
    }
    try await program.doubleClick(" \(address) ")
    #expect(program.address == address)
  }

  @Test func aClickBesideTheCompletionsIsNoFirstOne() async throws {
    let program = Program()
    await program.press(.character(":"))
    await program.type("set")
    let completion = try await program.point(of: "settings/account")
    await program.click(at: completion)
    program.pass(.seconds(1))
    await program.click(at: Point(x: 40, y: 3))
    await program.click(at: completion)
    #expect(await program.settle().lines.last == ":settings/account")
    await program.click(at: completion)
    #expect(program.address == "settings/account")
  }

  @Test func twoClicksOnDifferentCompletionsRunNeither() async throws {
    let program = Program()
    await program.press(.character(":"))
    await program.type("set")
    try await program.click("settings/preferences")
    try await program.click("settings/account")
    #expect(await program.settle().lines.last == ":settings/account")
    await program.press(KeyPress(.escape))
    #expect(program.address == "people")
  }
}
