internal import RouterSupport
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
}
