internal import StoaFlow
internal import StoaTerminal
internal import Testing

@FlowActor struct TerminalDescriptionTests {
  private func find(_ term: String, _ color: ColorChoice = .auto, noColor: Bool = false) -> TerminalDescription? {
    var environment = TerminalEnvironment()
    environment.term = term
    environment.refusesColor = noColor
    return TerminalDescription.read(for: environment, color: color)
  }

  @Test(arguments: [
    ("xterm-256color", 256, Palette.extended), ("screen-256color", 256, .extended), ("xterm", 8, .basic),
    ("linux", 8, .basic), ("vt100", 0, .none),
  ])
  func `The palette is what the description has`(term: String, colors: Int, palette: Palette) throws {
    let found = try #require(find(term))
    #expect(found.name == term)
    #expect(found.colors == colors)
    #expect(found.palette == palette)
    #expect(found.canPlaceCursor)
    #expect(found.hasPrivateModes)
  }

  @Test func `Whoever wants no colours gets none, whatever the terminal has`() {
    #expect(find("xterm-256color", noColor: true)?.palette == Palette.none)
    #expect(find("xterm-256color", .never)?.palette == Palette.none)
    #expect(find("xterm-256color", .always, noColor: true)?.palette == .extended)
    #expect(find("vt100", .always)?.palette == Palette.none)
  }

  @Test(arguments: ["nosuch", "xterm-ghostty", ""])
  func `Where there is no description of that name, that of xterm is used`(term: String) {
    #expect(find(term)?.name == "xterm-256color")
  }

  @Test func `A terminal that cannot place text is known`() {
    #expect(find("dumb")?.canPlaceCursor == false)
    #expect(find("dumb")?.hasPrivateModes == false)
    #expect(find("vt100")?.hasAlternateScreen == false)
    #expect(find("xterm")?.hasAlternateScreen == true)
  }
}
