internal import ComponentDemo
internal import EntireTabUI
internal import StoaFlow
internal import StoaFlowTesting
internal import StoaInput
internal import Testing

/// What keys and words do with the pages.
@FlowActor struct DemoProgramTests {
  @Test("Pages are turned round and round, themes and signs change, a key moves what moves")
  func reducer() async {
    let store = TestStore(DemoState(), reducer: DemoReducer())
    await store.send(.turned(by: 1)) { $0.page = .pills }
    await store.send(.turned(by: -2)) { $0.page = .contained }
    await store.send(.turned(by: 1)) { $0.page = .cards }
    await store.send(.themeChanged) { $0.theme = .contrast }
    await store.send(.themeChanged) { $0.theme = .mono }
    await store.send(.themeChanged) { $0.theme = .standard }
    await store.send(.signsChanged) { $0.isASCII = true }
    await store.send(.ticked) { $0.ticks = 1 }
    await store.send(.quit) { $0.hasQuit = true }
  }

  @Test(
    "Every key stands for its action",
    arguments: [
      (KeyPress.right, DemoAction.turned(by: 1)), (.left, .turned(by: -1)), (.character("j"), .turned(by: 1)),
      (.character("k"), .turned(by: -1)), (.character("t"), .themeChanged), (.character("a"), .signsChanged),
      (.space, .ticked), (.character("q"), .quit),
    ])
  func keys(key: KeyPress, action: DemoAction) {
    #expect(DemoScreen.keys.command(for: key) == action)
    #expect(DemoScreen.keys.conflicts.isEmpty && DemoScreen.keys.duplicateNames.isEmpty)
  }

  @Test("Words name a page, print it, and say how it looks")
  func words() throws {
    #expect(try DemoWords([]) == DemoWords())
    let words = try DemoWords(["--print", "forms", "--ascii", "--theme", "mono", "--ansi"])
    #expect(words.state == DemoState(page: .forms, theme: .mono, isASCII: true))
    #expect(words.isPrinted && words.hasStyles)
    let shown = try DemoWords(["sheets"])
    #expect(shown.state.page == .sheets && !shown.isPrinted)
  }

  @Test(
    "A wrong word is told in a line with the right ones",
    arguments: [
      (["--theme", "red"], "--theme takes one of default, contrast, mono"),
      (["--theme"], "--theme takes one of default, contrast, mono"),
      (
        ["--print", "pages"],
        "--print takes one of cards, pills, rows, lists, frames, forms, messages, loading, details, sheets, colours, "
          + "signs, hostile, contained"
      ),
    ])
  func wrong(words: [String], message: String) {
    let error = #expect(throws: DemoWordError.self) { try DemoWords(words) }
    #expect(error?.message == message)
  }

  @Test("An unknown word is told with every flag and page")
  func unknown() {
    let error = #expect(throws: DemoWordError.self) { try DemoWords(["cads"]) }
    #expect(error?.message.hasPrefix("there is no page and no flag 'cads'; flags: --print PAGE, ") == true)
  }

  @Test("What is printed is the page on a screen of the usual size, its styles only when they are asked for")
  func printed() throws {
    let plain = ComponentDemo.lines(of: try DemoWords(["--print", "cards"]))
    #expect(plain.count == 24)
    #expect(plain.first?.hasPrefix(" Cards  ") == true)
    #expect(plain.first?.hasSuffix("default, Unicode  1/14") == true)
    #expect(!plain.joined().contains("\u{1B}"))
    #expect(ComponentDemo.lines(of: try DemoWords(["--print", "cards", "--ansi"])).joined().contains("\u{1B}[1m"))
  }
}
