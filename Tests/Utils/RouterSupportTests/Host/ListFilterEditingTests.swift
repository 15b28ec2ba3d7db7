internal import RouterSupport
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
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

  @Test("A paste of 100 kB stays whole in the line and is not looked for; shortened, it is", arguments: ["x", "서"])
  func large(_ character: String) async throws {
    let host = await editing(.character("1"))
    let query = host.list.query
    let pasted = String(repeating: character, count: 102_400 / character.utf8.count)
    #expect(host.refusal(of: .paste(pasted)) == nil)
    #expect(host.handle(.paste(pasted)))
    #expect(host.list.filter.text == "1" + pasted)
    #expect(host.list.query == query)
    #expect(
      host.list.status(trouble: nil).first
        == StatusItem(
          .problem, "Too long: a filter has at most 256 characters. Esc clears it.",
          brief: "filter too long, Esc clears it"))
    host.press(.enter)
    #expect(host.capturesText)
    host.press(.home, .character("2"), .right, .control("k"), .enter)
    #expect(host.list.query == "21")
    #expect(!host.capturesText)
    #expect(host.list.status(trouble: nil).allSatisfy { $0.kind != .problem })
  }

  @Test(
    "256 characters of four bytes are looked for, and no more",
    arguments: [
      (String(repeating: "😀", count: 256), false), (String(repeating: "😀", count: 257), true),
      (String(repeating: "x", count: 256), false), (String(repeating: "x", count: 257), true),
      ("e" + String(repeating: "\u{301}", count: 511), false), ("e" + String(repeating: "\u{301}", count: 512), true),
    ])
  func longest(_ pasted: String, _ isTooLong: Bool) async {
    let host = await editing()
    #expect(host.handle(.paste(pasted)))
    #expect(host.list.filter.text == pasted)
    #expect(host.list.filter.isTooLong == isTooLong)
    #expect(host.list.query == (isTooLong ? "" : pasted))
  }

  @Test("What is more than 128 KiB is refused whole, with the reason; what takes away and moves still works")
  func full() async {
    let host = await editing()
    let pasted = String(repeating: "😀", count: 1 << 15)
    #expect(host.handle(.paste(pasted)))
    #expect(host.list.filter.text == pasted)
    #expect(host.refusal(of: .key(.character("a"))) == "Not taken: a filter has at most 128 KiB.")
    #expect(host.refusal(of: .key(.left)) == nil)
    host.press(.character("a"), .left, .backspace, .character("a"))
    #expect(host.list.filter.text == pasted.dropLast(2) + "a😀")
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
