internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

/// In the smallest terminal, too, a failed refresh says what happened and what to press.
@FlowActor struct ServerFaultNarrowTests {
  @Test(
    "Where a sentence has no room, a few words say what happened and what to press",
    arguments: [
      (.refused, " Not reachable. R tries again"),
      (.failing, " Failed (500). R tries again"),
      (.webPage, " Sent a web page. R tries again"),
      (.cutOff, " Broke off. R tries again"),
      (.oneBadEntry, " 1 could not be read · fresh"),
    ] as [(ServerFault, String)])
  func refresh(_ fault: ServerFault, status: String) async throws {
    let program = try ServerFaultProgram(size: Size(columns: 40, rows: 10))
    await program.settle()
    program.service.commit(fault)
    program.press(.character("R"))
    let screen = await program.settle()
    let position = "1/10"
    let gap = String(repeating: " ", count: 39 - status.count - position.count)
    #expect(screen[8] == status + gap + position)
  }

  @Test("While one types a filter, R is a letter, and the page says how to try again all the same")
  func typing() async throws {
    let program = try ServerFaultProgram()
    await program.settle()
    program.service.commit(.failing, on: "q=")
    program.press(.character("/"), .character("n"))
    try ServerFaultGolden.expect(await program.settle(), is: "filter-failing")
    program.press(KeyPress(.enter))
    try program.service.recover()
    program.press(.character("R"))
    #expect(await program.settle()[22].contains("1/"))
  }
}
