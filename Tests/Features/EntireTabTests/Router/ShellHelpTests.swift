internal import EntireTabInterface
internal import EntireTabRouter
internal import EntireTabTesting
internal import PeopleInterface
internal import RouterSupport
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct ShellHelpTests {
  private let shell = Shell()

  @Test("The list of keys names those of the place, then those of the shell")
  func list() async {
    await shell.press(.character("?"))
    expect(
      await shell.settle(),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── People ──────────────────────────────────────────────────────────────────────
        body of People

            ┌─ Keys ───────────────────────────────────────────────────────────────┐
            │ People                                                              ┃│
            │ Enter l      open                                                   ┃│
            │                                                                     ┃│
            │ Everywhere                                                          ┃│
            │ 1            People                                                 ┃│
            │ 2            Posts                                                  ┃│
            │ 3            Settings                                               ┃│
            │ ] Tab        next tab                                               ┃│
            │ [ Shift-Tab  previous tab                                           ││
            │ ?            keys                                                   ││
            │ ,            preferences                                            ││
            │ y            show and copy the address                              ││
            │ :            go to an address, run a command                        ││
            │ -            previous place                                         ││
            └──────────────────────────────────────────────────────────────────────┘



         Esc close
        """)
  }

  @Test(
    "While it is open, keys move in it or close it, and none reaches the tab",
    arguments: [
      KeyPress(.escape), .character("?"), .character("q"), .character("h"), KeyPress(.left),
    ])
  func closes(key: KeyPress) async {
    await shell.press(.character("?"), .character("2"), .character("j"), .character("x"))
    #expect(await shell.settle().line(23) == " Esc close")
    #expect(shell.destination.tab == .people)
    await shell.press(key)
    #expect(await shell.settle().line(23).hasPrefix(" Enter open"))
    #expect(shell.people.stub.events.isEmpty && shell.raised.isEmpty)
  }

  @Test("Q quits over it, as everywhere else")
  func quits() async {
    shell.people.stub.depth = 3
    await shell.press(.character("?"), .character("Q"))
    #expect(shell.raised == [.exit(0)])
    #expect(shell.people.stub.events.isEmpty)
  }

  @Test("On a small screen it scrolls by all moving keys, within its bounds")
  func scrolls() async {
    shell.coordinator.resize(to: Size(columns: 40, rows: 10))
    await shell.press(.character("?"))
    #expect(await shell.settle().line(2).contains("People"))
    await shell.press(.character("j"))
    #expect(await shell.settle().line(2).contains("Enter l"))
    await shell.press(.character("G"))
    #expect(await shell.settle().line(6).contains("F12"))
    await shell.press(.character("j"), KeyPress(.pageDown), .control("d"), KeyPress(.end))
    #expect(await shell.settle().line(6).contains("F12"))
    await shell.press(.character("k"), .character("g"))
    #expect(await shell.settle().line(2).contains("People"))
  }

  @Test("It does not hold text keys back from the shell: ^c asks to quit over it, too")
  func cancel() async {
    await shell.press(.character("?"), .control("c"))
    #expect(await shell.status().hasPrefix(" Press ^c again to quit."))
    #expect(await shell.settle().cursor == nil)
  }
}
