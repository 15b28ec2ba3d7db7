internal import DomainLayer
internal import EntireTabLogic
internal import EntireTabTesting
internal import Testing

struct AddressLineTests {
  private let opened = AddressLineAction.opened(
    AddressMenu(
      forms: [
        AddressForm([.word("people")], summary: "all"),
        AddressForm([.word("people"), .value(.init("ID", isNumber: true))], summary: "one"),
      ],
      commands: [AddressCommand(name: "quit", title: "quit", keys: "Q")]))
  private let history = AddressLineAction.historyKnown(AddressHistory(["quit", "people 2", "people 1", "people 2"]))

  /// The line as these actions leave it; how its text goes on after each of them.
  private func after(_ actions: AddressLineAction...) -> (line: AddressLine?, texts: [String]) {
    var all = [ShellAction.addressLine(opened)]
    var texts: [String] = []
    for action in actions {
      all.append(.addressLine(action))
      texts.append(state(all).addressLine?.text ?? "closed")
    }
    return (state(all).addressLine, texts)
  }

  private func state(_ actions: [ShellAction]) -> ShellState {
    var state = ShellState.after()
    for action in actions { state.apply(action) }
    return state
  }

  private func typed(_ text: String) -> AddressLineAction { .edited(text: text, caret: text.count) }

  @Test("It opens empty and offers all there is")
  func opens() {
    let line = after().line
    #expect(line?.text == "" && line?.caret == 0 && line?.selection == nil && line?.problem == nil)
    #expect(line?.completions.map(\.label) == ["people", "people/ID", "quit"])
  }

  @Test("Completions are chosen round and round; between the last and the first is what was typed")
  func chooses() {
    let next = after(typed("p"), .completed(by: 1), .completed(by: 1), .completed(by: 1), .completed(by: 1))
    #expect(next.texts == ["p", "people", "people/", "p", "people"])
    #expect(next.line?.selection == 0 && next.line?.caret == 6)
    let previous = after(typed("p"), .completed(by: -1), .completed(by: -1), .completed(by: -1))
    #expect(previous.texts == ["p", "people/", "people", "p"])
    #expect(after(typed("zzz"), .completed(by: 1)).texts == ["zzz", "zzz"])
  }

  @Test("While one is chosen the others stay in the list; typing on makes a new list")
  func list() {
    let chosen = after(typed("p"), .completed(by: 1), .completed(by: 1)).line
    #expect(chosen?.completions.map(\.label) == ["people", "people/ID"])
    #expect(chosen?.unfinished?.label == "people/ID")
    let edited = after(typed("p"), .completed(by: 1), .completed(by: 1), typed("people/3")).line
    #expect(edited?.completions.map(\.label) == ["people/3"])
    #expect(edited?.selection == nil && edited?.unfinished == nil)
  }

  @Test("The history goes through what begins as it was typed, each text once, and back")
  func recalls() {
    let all = after(history, .recalled(by: 1), .recalled(by: 1), .recalled(by: 1), .recalled(by: 1))
    #expect(all.texts == ["", "quit", "people 2", "people 1", "people 1"])
    let some = after(
      history, typed("pe"), .recalled(by: 1), .recalled(by: 1), .recalled(by: -1), .recalled(by: -1), .recalled(by: -1))
    #expect(some.texts == ["", "pe", "people 2", "people 1", "people 2", "pe", "pe"])
    #expect(after(history, typed("x"), .recalled(by: 1)).texts == ["", "x", "x"])
    #expect(after(.recalled(by: 1)).texts == [""])
  }

  @Test("What comes from the history can be completed, and the other way round")
  func mixed() {
    let completed = after(history, .recalled(by: 1), .completed(by: 1), .completed(by: 1))
    #expect(completed.texts == ["", "quit", "quit", "quit"])
    let recalled = after(history, typed("p"), .completed(by: 1), .recalled(by: 1))
    #expect(recalled.texts == ["", "p", "people", "people 2"])
  }

  @Test("What was wrong stands there until the text or the caret changes")
  func problems() {
    #expect(after(typed("x"), .refused("no")).line?.problem == "no")
    #expect(after(typed("x"), .refused("no"), .edited(text: "x", caret: 0)).line?.problem == nil)
    #expect(after(typed("p"), .refused("no"), .completed(by: 1)).line?.problem == nil)
    #expect(after(history, .refused("no"), .recalled(by: 1)).line?.problem == nil)
    #expect(after(typed("x"), .refused("no")).line?.text == "x")
  }

  @Test("A moved caret keeps the chosen completion")
  func caret() {
    let line = after(typed("p"), .completed(by: 1), .edited(text: "people", caret: 2)).line
    #expect(line?.selection == 0 && line?.caret == 2)
  }

  @Test("It closes, and opens over the list of keys")
  func closes() {
    #expect(after(typed("x"), .closed).line == nil)
    let state = state([.helpToggled, .addressLine(opened)])
    #expect(!state.isHelpOpen && state.addressLine != nil)
  }
}
