internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct NamedCommandTests {
  @Test("A place does what the entry of that name in its key map stands for")
  func place() async {
    let host = await NumbersHost.shown([1, 2, 3], rows: 4)
    #expect(host.perform(named: "filter") == .done)
    #expect(host.capturesText)
    #expect(host.perform(named: "nonsense") == .unknown)
  }

  @Test("What needs an entry is refused where there is none, and says so")
  func needsItem() async {
    let empty = await NumbersHost.shown([], rows: 4)
    #expect(empty.perform(named: "open") == .refused("'open' needs an entry, and there is none here"))
    let full = await NumbersHost.shown([1], rows: 4)
    #expect(full.perform(named: "open") == .done)
  }

  @Test("What the place does not know the stack does: back and its sheet")
  func stack() {
    let tab = LetterTab(Place(["b"]))
    #expect(tab.stack.perform(named: "sheet") == .done)
    #expect(tab.stack.place == Place(["b"], sheet: "S"))
    #expect(tab.stack.perform(named: "sheet") == .done)
    #expect(tab.stack.perform(named: "back") == .done)
    #expect(tab.stack.place == Place())
    #expect(tab.stack.perform(named: "back") == .refused("there is nothing to go back to"))
    #expect(tab.stack.perform(named: "nonsense") == .unknown)
    #expect(LetterTab(hasSheet: false).stack.perform(named: "sheet") == .unknown)
  }
}
