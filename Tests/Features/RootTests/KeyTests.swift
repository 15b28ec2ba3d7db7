internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct KeyTests {
  /// Keys pressed one after another from the start, and where they lead.
  nonisolated static let ways: [([KeyPress], String)] = [
    ([.character("2")], "posts"), ([.character("3")], "settings"), ([.character("2"), .character("1")], "people"),
    ([.character("]")], "posts"), ([.character("[")], "settings"), ([KeyPress(.tab)], "posts"),
    ([KeyPress(.tab, .shift)], "settings"), ([.character(",")], "settings/preferences"),
    // Leaving the preferences leads back to where they were opened; a tab that is selected is stayed at.
    ([.character(","), KeyPress(.escape)], "people"), ([.character("2"), .character(","), .character("q")], "posts"),
    ([.character("3"), .character(","), KeyPress(.escape)], "settings"),
    ([.character(","), .character("2"), .character("3"), KeyPress(.escape)], "settings"),
    ([KeyPress(.enter)], "people/1"), ([.character("l")], "people/1"), ([KeyPress(.right)], "people/1"),
    ([KeyPress(.enter), KeyPress(.escape)], "people"), ([KeyPress(.enter), .character("h")], "people"),
    ([KeyPress(.enter), KeyPress(.left)], "people"), ([KeyPress(.enter), KeyPress(.backspace)], "people"),
    ([KeyPress(.enter), .character("q")], "people"),
    ([.character("j"), KeyPress(.enter)], "people/2"), ([KeyPress(.down), KeyPress(.enter)], "people/2"),
    ([.character("G"), .character("k"), KeyPress(.enter)], "people/4"),
    ([KeyPress(.end), KeyPress(.up), KeyPress(.enter)], "people/4"),
    ([.character("G"), .character("g"), KeyPress(.enter)], "people/1"),
    ([.character("G"), KeyPress(.home), KeyPress(.enter)], "people/1"),
    ([.control("d"), KeyPress(.enter)], "people/3"), ([.control("d"), .control("u"), KeyPress(.enter)], "people/1"),
    ([.control("f"), KeyPress(.enter)], "people/5"), ([.control("f"), .control("b"), KeyPress(.enter)], "people/1"),
    ([KeyPress(.pageDown), KeyPress(.enter)], "people/5"),
    ([KeyPress(.pageDown), KeyPress(.pageUp), KeyPress(.enter)], "people/1"),
    ([.character("i")], "people?sheet=overview"), ([.character("i"), .character("i")], "people"),
    ([.character("s")], "settings/todos?assignee=1"), ([.character("o")], "people?sort=name"),
    ([.character("R")], "people"), ([.character("?"), .character("2"), .character("?")], "people"),
    ([.character("/"), .character("n"), KeyPress(.enter)], "people?q=n"),
    ([.character("2"), .character("p")], "people/1"),
    ([.character("2"), .character("i")], "posts?sheet=highlights"),
    ([.character("2"), .character("i"), KeyPress(.enter)], "posts/1"),
    ([.character("3"), .character("c")], "settings/todos?completed=true"),
    ([.character("3"), .character("i")], "settings?sheet=digest"),
    ([.character("3"), .character("p")], "people/1"),
    ([.character("3"), .character("s")], "settings"), ([.character("x")], "people"),
  ]

  @Test("Every key leads where it should", arguments: ways)
  func way(keys: [KeyPress], address: String) async {
    let program = Program(size: Size(columns: 60, rows: 16))
    for key in keys { await program.press(key) }
    #expect(program.address == address)
    #expect(program.raised.isEmpty)
  }

  @Test("Keys that ask something of the program")
  func wishes() async {
    for (key, wish) in [
      (KeyPress.character("q"), ShellIntent.exit(0)), (.character("Q"), .exit(0)), (.control("l"), .redraw),
      (.character("y"), .copy("stoa://people")),
    ] {
      let program = Program()
      await program.press(key)
      #expect(program.raised == [wish])
    }
  }

  @Test("Q quits from each place and each sheet, and over the list of keys", arguments: Destination.all.map(\.address))
  func quitting(address: String) async throws {
    let place = try #require(Destination.all.first { $0.address == address }).place
    for opening in [[], [KeyPress.character("?")]] {
      let program = Program(at: place)
      for key in opening + [.character("Q")] { await program.press(key) }
      #expect(program.address == address)
      #expect(program.raised == [.exit(0)])
    }
  }

  @Test("Where text is typed, Q is a letter of it")
  func typedQ() async {
    let program = Program()
    await program.press(.character("/"), .character("Q"), KeyPress(.enter))
    #expect(program.address == "people?q=Q")
    #expect(program.raised.isEmpty)
  }

  @Test("Esc goes back in stages: the sheet, the filter, the place, and then no further")
  func stages() async {
    let program = Program()
    await program.press(.character("/"))
    await program.type("lyon")
    await program.press(KeyPress(.enter), KeyPress(.enter), .character("i"))
    #expect(program.address == "people/1")
    var addresses: [String] = []
    for _ in 0..<4 {
      await program.press(KeyPress(.escape))
      addresses.append(program.address)
    }
    #expect(addresses == ["people/1", "people?q=lyon", "people", "people"])
    #expect(program.raised.isEmpty)
  }

  @Test("q leaves place after place and quits at the root; a filter does not hold it back")
  func leaving() async {
    let program = Program()
    await program.press(.character("/"))
    await program.type("lyon")
    await program.press(KeyPress(.enter), KeyPress(.enter), .character("i"), .character("q"))
    #expect(program.address == "people/1" && program.raised.isEmpty)
    await program.press(.character("q"))
    #expect(program.address == "people?q=lyon" && program.raised.isEmpty)
    await program.press(.character("q"))
    #expect(program.raised == [.exit(0)])
  }

  @Test("Text pasted over a list is refused with a word, and nothing of it becomes a command")
  func paste() async {
    let program = Program()
    await program.settle()
    program.shell.handle(.paste("q2\u{1B}"))
    #expect(await program.status().hasPrefix(" Pasting works in text fields only."))
    #expect(program.address == "people" && program.raised.isEmpty)
    await program.press(.character("/"))
    program.shell.handle(.paste("ly\non"))
    await program.press(KeyPress(.backspace), KeyPress(.backspace), KeyPress(.backspace))
    #expect(program.address == "people?q=ly")
  }
}
