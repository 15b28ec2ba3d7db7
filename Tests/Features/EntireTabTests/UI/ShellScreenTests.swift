internal import EntireTabInterface
internal import EntireTabLogic
internal import EntireTabTesting
internal import EntireTabUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

struct ShellScreenTests {
  private static let keys = [
    ShellContent.KeyItem(label: "Enter", title: "open"), ShellContent.KeyItem(label: "/", title: "filter"),
    ShellContent.KeyItem(label: "R", title: "refresh"), ShellContent.KeyItem(label: "Esc", title: "back"),
    ShellContent.KeyItem(label: "i", title: "highlights"),
    ShellContent.KeyItem(label: "?", title: "keys", isKept: true), ShellContent.KeyItem(label: "q", title: "leave"),
  ]

  private func content(
    _ state: ShellState = .after(.tabSelected(.posts)), title: String = "Posts", status: [String] = [],
    isTrouble: Bool = false
  ) -> ShellContent {
    ShellContent(
      state, badges: [.people: "5", .posts: "10", .settings: "20"], title: title, status: status,
      isTrouble: isTrouble, position: "1/10", footer: Self.keys)
  }

  private func draw(_ content: ShellContent, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
    screen(size, glyphs: glyphs) { canvas, _ in
      ShellScreen.draw(content, on: &canvas, layout: ShellLayout(size: size))
    }
  }

  @Test("The shell at 80x24") func usual() {
    expect(
      draw(content(), .usual),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── Posts ───────────────────────────────────────────────────────────────────────




















                                                                                   1/10
         Enter open  / filter  R refresh  Esc back  i highlights  ? keys  q leave
        """)
  }

  @Test("The shell at 100x30") func large() {
    expect(
      draw(content(status: ["updating", "another thing"]), .large),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── Posts ───────────────────────────────────────────────────────────────────────────────────────────


























         updating · another thing                                                                      1/10
         Enter open  / filter  R refresh  Esc back  i highlights  ? keys  q leave
        """)
  }

  @Test("The shell at 45x12 has no rule: the title stands in the status line while there is nothing else to say")
  func small() {
    expect(
      draw(content(), .small),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20









         Posts                                  1/10
         Enter open  / filter  R refresh  ? keys
        """)
    #expect(draw(content(status: ["updating"]), .small).line(10) == " updating                               1/10")
  }

  @Test("The shell in ASCII") func ascii() {
    expect(
      draw(content(status: ["updating", "another thing"]), Size(columns: 60, rows: 14), glyphs: .ascii),
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        -- Posts ---------------------------------------------------










         updating - another thing                              1/10
         Enter open  / filter  R refresh  Esc back  ? keys
        """)
  }

  @Test("Before it is known who is signed in, the screen says that it starts") func starting() {
    var canvas = Canvas(size: Size(columns: 60, rows: 14))
    ShellScreen.drawStarting(on: &canvas, layout: ShellLayout(size: canvas.size))
    expect(
      canvas,
      shows: """





                                  Starting
               A large sample takes a moment the first time.

                                  Q quits
        """)
  }

  @Test("Where the tabs do not fit, first the room around them goes, then their counts") func narrow() {
    let large = ShellContent(
      .after(), badges: [.people: "1000000", .posts: "1000000", .settings: "1000000"], title: "", status: [],
      isTrouble: false, position: "", footer: [])
    #expect(
      draw(large, Size(columns: 55, rows: 12)).line(0) == " 1 People 1000000  2 Posts 1000000  3 Settings 1000000")
    #expect(draw(large, Size(columns: 54, rows: 12)).line(0) == "1 People 1000000 2 Posts 1000000 3 Settings 1000000")
    #expect(draw(large, Size(columns: 51, rows: 12)).line(0) == "1 People 2 Posts 3 Settings")
  }

  @Test("A count of what could not all be gathered takes the room of its plus") func cutShort() {
    let content = ShellContent(
      .after(), badges: [.people: "200+", .posts: "10", .settings: "200+"], title: "", status: [], isTrouble: false,
      position: "", footer: [])
    #expect(draw(content, Size(columns: 45, rows: 12)).line(0) == " 1 People 200+  2 Posts 10  3 Settings 200+")
    #expect(draw(content, Size(columns: 43, rows: 12)).line(0) == "1 People 200+ 2 Posts 10 3 Settings 200+")
  }

  @Test("A long title and a long status are cut, and the position stays") func long() {
    let text = String(repeating: "긴 제목 ", count: 20)
    let canvas = draw(content(title: text, status: [text]), Size(columns: 60, rows: 14))
    expect(
      canvas,
      shows: """
         1 People 5  2 Posts 10  3 Settings 20
        ── 긴 제목 긴 제목 긴 제목 긴 제목 긴 제목 긴 제목 긴 제… ──










         긴 제목 긴 제목 긴 제목 긴 제목 긴 제목 긴 제목 긴 …  1/10
         Enter open  / filter  R refresh  Esc back  ? keys
        """)
  }

  @Test("The selected tab is reversed, trouble is red") func styles() {
    let canvas = draw(content(status: ["The service cannot be reached."], isTrouble: true), .usual)
    #expect(canvas.cell(at: Point(x: 13, y: 0))?.style.attributes == [.bold, .reverse])
    #expect(canvas.cell(at: Point(x: 2, y: 0))?.style.attributes == [])
    #expect(canvas.cell(at: Point(x: 1, y: 22))?.style == Style([.bold], foreground: .red))
  }

  @Test("Before there are tabs, the program's name stands in their place") func noTabs() {
    let canvas = draw(content(.after(flow: .signedOut), title: "Account"), .usual)
    #expect(canvas.line(0) == " Stoa")
  }
}
