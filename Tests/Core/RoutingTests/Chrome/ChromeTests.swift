internal import StoaRouting
internal import Testing

@Suite struct ChromeTests {
  @Test func `the footer shows the keys that ask for it, in their order`() {
    let open = Chrome.Key(label: "Enter", name: "open", title: "open", inFooter: true)
    let top = Chrome.Key(label: "g", name: "top", title: "to the top")
    let quit = Chrome.Key(label: "q", name: "quit", title: "quit", inFooter: true)
    #expect(Chrome(keys: [open, top, quit]).footer == [open, quit])
  }
}
