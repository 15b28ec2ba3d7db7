internal import RouterSupport
internal import StoaFlow
internal import StoaRouting
internal import Testing

@FlowActor struct PlaceNavigationTests {
  private let navigation = PlaceNavigation<String, String>(
    runtime: EffectRuntime(clock: ContinuousClock(), activity: Activity()))

  @Test("A place that is pushed comes on the stack; a sheet that is open goes first")
  func push() {
    let tab = LetterTab(Place(stack: ["b"], sheet: "S"))
    navigation.connect(to: tab.stack) { _ in }
    navigation.push("c")
    #expect(tab.stack.place == Place(stack: ["b", "c"]))
    navigation.push("d")
    #expect(tab.stack.place == Place(stack: ["b", "c", "d"]))
  }

  @Test("What is asked for reaches whoever takes the intents")
  func raise() {
    var raised: [String] = []
    navigation.connect(to: LetterTab().stack) { raised.append($0) }
    navigation.raise("show it")
    #expect(raised == ["show it"])
  }

  @Test("A store that changes has the stack drawn")
  func store() {
    let tab = LetterTab()
    navigation.connect(to: tab.stack) { _ in }
    var changes = 0
    tab.stack.onChange = { changes += 1 }
    let store = navigation.store(
      0,
      Reduce<Int, Int> {
        $0 += $1; return .none
      })
    store.send(2)
    #expect(store.state == 2)
    #expect(changes == 1)
  }

  @Test("Before it is connected, and when the stack is gone, it leads nowhere")
  func nowhere() {
    navigation.push("b")
    navigation.raise("nothing")
    weak var stack: StackCoordinator<String, String>?
    do {
      let tab = LetterTab()
      stack = tab.stack
      navigation.connect(to: tab.stack) { _ in }
    }
    #expect(stack == nil)
    navigation.push("b")
  }
}
