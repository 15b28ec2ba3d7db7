internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import Testing

@FlowActor struct ListFilterEditingTests {
  /// A list whose filter line is open and has taken these keys.
  private func editing(_ keys: KeyPress...) async -> NumbersHost {
    let host = await NumbersHost.shown([1, 2, 3], rows: 3)
    host.press(.character("/"))
    for key in keys { host.press(key) }
    return host
  }

  @Test("A key of the place opens the line; from then on characters are text")
  func opens() async {
    let host = await editing(.character("/"), .character("q"))
    #expect(host.capturesText)
    #expect(host.list.filter.text == "/q")
    #expect(host.list.filter.caret == 2)
  }

  @Test("The caret moves by characters, and typing goes in where it stands")
  func caret() async {
    let host = await editing(.character("서"), .character("b"), .left, .left, .character("e\u{301}"))
    #expect(host.list.filter.text == "e\u{301}서b")
    #expect(host.list.filter.caret == 1)
  }

  @Test(
    "Editing keys do what they do everywhere",
    arguments: zip(
      [KeyPress.backspace, .control("u"), .control("w"), .home, .control("k")], ["ab c", "", "ab ", "ab cd", "ab cd"]))
  func keys(_ key: KeyPress, _ text: String) async {
    let host = await editing(.character("a"), .character("b"), .space, .character("c"), .character("d"), key)
    #expect(host.list.filter.text == text)
  }

  @Test("What is pasted becomes one line")
  func paste() async {
    let host = await editing()
    #expect(host.handle(.paste("a\nb")))
    #expect(host.list.filter.text == "a b")
  }

  @Test(
    "What would not fit is refused whole, with the reason",
    arguments: [
      (String(repeating: "x", count: 255), "Not taken: a filter has at most 256 characters."),
      (String(repeating: "x", count: 102_400), "Not taken: a filter has at most 256 characters."),
      ("e" + String(repeating: "\u{301}", count: 512), "Not taken: a filter has at most 1024 bytes."),
    ])
  func tooLong(_ pasted: String, _ reason: String) async {
    let host = await editing(.character("a"), .character("b"))
    #expect(host.refusal(of: .paste(pasted)) == reason)
    #expect(host.handle(.paste(pasted)))
    #expect(host.list.filter.text == "ab")
    #expect(host.list.filter.caret == 2)
  }

  @Test("A filter is full at 256 characters of four bytes; what takes away and moves still works there")
  func full() async {
    let host = await editing()
    let pasted = String(repeating: "😀", count: 256)
    #expect(host.refusal(of: .paste(pasted)) == nil)
    #expect(host.handle(.paste(pasted)))
    #expect(host.list.filter.text == pasted)
    #expect(host.refusal(of: .key(.character("a"))) == "Not taken: a filter has at most 256 characters.")
    #expect(host.refusal(of: .key(.left)) == nil)
    host.press(.character("a"), .left, .backspace, .character("a"))
    #expect(host.list.filter.text == String(repeating: "😀", count: 254) + "a😀")
  }

  @Test("While the line is closed nothing is refused")
  func closed() async {
    let host = await editing(.enter)
    #expect(host.refusal(of: .paste(String(repeating: "x", count: 300))) == nil)
  }

  @Test("Up and down move in the list while the line is open")
  func moves() async {
    let host = await editing(.character("1"), .down, .down, .up)
    #expect(host.list.selection == 1)
    #expect(host.capturesText)
  }

  @Test("Enter keeps the text and gives the keys back")
  func enter() async {
    let host = await editing(.character("1"), .enter)
    #expect(!host.capturesText)
    #expect(host.list.filter.text == "1")
  }

  @Test("Keys that edit nothing mean nothing else meanwhile")
  func swallowed() async {
    let host = await editing(.character("1"))
    #expect(host.press(.function(5)))
    #expect(host.press(.tab))
    #expect(host.list.filter.text == "1")
  }

  @Test("Esc is left to the stack, which takes it for a way back: the filter closes, emptied")
  func escape() async {
    let host = await editing(.character("1"))
    #expect(!host.press(.escape))
    #expect(host.back())
    #expect(host.list.filter == ListFilter())
    #expect(!host.back())
  }

  @Test("A text that was kept is a stage to go back from")
  func back() async {
    let host = await editing(.character("1"), .enter)
    #expect(host.back())
    #expect(host.list.query.isEmpty)
  }
}
