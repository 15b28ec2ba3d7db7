internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct StackKeysTests {
  @Test("Every back key leads back", arguments: [KeyPress.escape, .character("h"), .left, .backspace])
  func backKeys(_ key: KeyPress) {
    let tab = LetterTab(Place(["b"]))
    #expect(tab.press(key))
    #expect(tab.stack.place == .root)
  }

  @Test("Back closes the sheet, then the stages of the place, then the place; at the root nothing is left to close")
  func stages() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    tab.host("b")?.stages = 1
    tab.press(.escape)
    #expect(tab.stack.place == Place(["b"]))
    tab.press(.escape)
    #expect(tab.host("b")?.stages == 0)
    #expect(tab.stack.place == Place(["b"]))
    tab.press(.escape)
    #expect(tab.stack.place == .root)
    #expect(!tab.stack.back())
  }

  @Test("Leaving closes the sheet, then the place with all its stages; at the root it means nothing")
  func leave() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    tab.host("b")?.stages = 1
    #expect(tab.stack.leave())
    #expect(tab.stack.place == Place(["b"]))
    #expect(tab.stack.leave())
    #expect(tab.stack.place == .root)
    #expect(!tab.stack.leave())
  }

  @Test("i opens the sheet of the tab and closes it")
  func sheet() {
    let tab = LetterTab()
    tab.press(.character("i"))
    #expect(tab.stack.place == Place(sheet: "S"))
    tab.press(.character("i"))
    #expect(tab.stack.place == .root)
  }

  @Test("Without a sheet i means nothing")
  func noSheet() {
    let tab = LetterTab(hasSheet: false)
    #expect(!tab.press(.character("i")))
    #expect(!tab.stack.chrome.keys.contains { $0.name == "sheet" })
  }

  @Test("The keys go to the sheet, else to the top of the stack, else to the root, and to no other")
  func focus() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    let hosts = [tab.host("S"), tab.host("b"), tab.root]
    for host in hosts { host?.keys = [.enter] }
    tab.press(.enter)
    tab.stack.perform(.dismiss)
    tab.press(.enter)
    tab.stack.perform(.pop)
    tab.press(.enter)
    #expect(hosts.map { $0?.handled.count } == [1, 1, 1])
  }

  @Test("A key that the place takes is no key of the tab")
  func precedence() {
    let tab = LetterTab(Place(["b"]))
    tab.host("b")?.keys = [.left]
    #expect(tab.press(.left))
    #expect(tab.stack.place == Place(["b"]))
  }

  @Test("A back key at the root is taken and does nothing, but not from a place that takes text")
  func root() {
    let tab = LetterTab()
    #expect(tab.press(.backspace))
    tab.root.capturesText = true
    #expect(!tab.press(.backspace))
    #expect(tab.stack.place == .root)
  }

  @Test("Stopping reaches the sheet first, then the top, then the root")
  func cancel() {
    let tab = LetterTab(Place(["b"], sheet: "S"))
    let hosts = [tab.host("S"), tab.host("b"), tab.root]
    for host in hosts { host?.isBusy = true }
    for busy in [[false, true, true], [false, false, true], [false, false, false]] {
      #expect(tab.stack.cancelLoad())
      #expect(hosts.map { $0?.isBusy } == busy)
    }
    #expect(!tab.stack.cancelLoad())
  }

  @Test(
    "A list that a detail hides goes on loading; beside one it can be stopped", arguments: [(80, false), (100, true)])
  func cancelHidden(_ columns: Int, _ isStopped: Bool) {
    let tab = LetterTab(Place(["b"]))
    tab.root.isBusy = true
    tab.stack.layout(in: Size(columns: columns, rows: 20))
    #expect(tab.stack.cancelLoad() == isStopped)
    #expect(tab.root.isBusy == !isStopped)
  }

  @Test("The keys around a place: a way back where there is one, the sheet where it is closed")
  func chrome() {
    let tab = LetterTab()
    #expect(tab.stack.chrome.keys.map(\.name) == ["open", "sheet"])
    tab.stack.perform(.push("b"))
    #expect(tab.stack.chrome.keys.map(\.name) == ["open", "back", "sheet"])
    tab.stack.perform(.present("S"))
    #expect(tab.stack.chrome.keys.map(\.name) == ["open", "back"])
    tab.stack.perform(.set(.root))
    tab.root.capturesText = true
    #expect(tab.stack.chrome.keys.map(\.name) == ["open", "back"])
  }

  @Test("A place that says itself what its way back does is believed")
  func ownBack() {
    let tab = LetterTab(Place(["b"]))
    tab.host("b")?.backKey = Chrome.Key(label: "Esc", name: "back", title: "clear")
    #expect(tab.stack.chrome.footer.map(\.title) == ["open", "clear", "sheet"])
    tab.stack.perform(.pop)
    tab.root.backKey = Chrome.Key(label: "Esc", name: "back", title: "clear")
    #expect(tab.stack.chrome.keys.map(\.title) == ["open", "clear", "sheet"])
    #expect(tab.stack.chrome.footer.map(\.title) == ["open", "sheet"])
  }
}
