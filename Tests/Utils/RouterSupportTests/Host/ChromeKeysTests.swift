internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

struct ChromeKeysTests {
  @Test("A binding is published with all its keys, its name, its title, and whether the footer shows it")
  func keys() {
    let map = KeyMap([
      KeyBinding([.enter, .character("l"), .control("d")], name: "open", title: "open it", footer: true, command: 1),
      KeyBinding([.pageDown], name: "down", title: "down", command: 2),
    ])
    #expect(
      map.chromeKeys == [
        Chrome.Key(label: "Enter l ^d", name: "open", title: "open it", inFooter: true),
        Chrome.Key(label: "PgDn", name: "down", title: "down"),
      ])
  }

  @Test("Keys that need a row are shown where there are rows, loaded or not")
  @FlowActor func rows() async {
    #expect(await NumbersHost.shown([1], rows: 2).chrome.keys.map(\.name) == ["open", "filter"])
    #expect(await NumbersHost.shown([], rows: 2).chrome.keys.map(\.name) == ["filter"])
    #expect(NumbersHost([1]).chrome.keys.map(\.name) == ["filter"])
  }

  @Test("A key that leads nowhere is listed nowhere, and does what it does all the same")
  @FlowActor func unoffered() async {
    let host = await NumbersHost.shown([1], rows: 2)
    host.unoffered = .filter
    #expect(host.chrome.keys.map(\.name) == ["open"])
    #expect(host.press(.character("/")))
    #expect(host.capturesText)
  }

  @Test("While the filter line is open, its own keys are shown and no others")
  @FlowActor func filterLine() async {
    let host = await NumbersHost.shown([1], rows: 2)
    host.press(.character("/"), .character("1"))
    #expect(
      host.chrome.footer.map { "\($0.label) \($0.title)" } == ["Enter keep", "Esc clear", "↓ ↑ move"])
  }

  @Test("A filter that was kept is dropped with a key that the list of keys names, and without rows the footer too")
  @FlowActor func keptFilter() async {
    let host = await NumbersHost.shown([1], rows: 2)
    host.press(.character("/"), .character("1"), .enter)
    #expect(
      host.chrome.keys.last == Chrome.Key(label: "Esc h ← Backspace", name: "back", title: "clear the filter"))
    let empty = await NumbersHost.shown([], rows: 2)
    empty.press(.character("/"), .character("1"), .enter)
    #expect(empty.chrome.footer.map(\.name) == ["filter", "back"])
  }
}
