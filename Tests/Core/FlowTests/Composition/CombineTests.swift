internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private typealias Trail = Combine<[String], Int>

private func step(_ name: String, asks: Bool = false) -> Reduce<[String], Int> {
  Reduce { state, action in
    state.append("\(name) \(action) after \(state.count)")
    return asks && action == 1 ? .send(state.count * 10) : .none
  }
}

@FlowActor
@Suite struct CombineTests {
  private let world = TestRuntime()

  @Test func eachReducerSeesWhatThoseBeforeItHaveLeft() {
    var state: [String] = []
    let all = Trail {
      step("one")
      step("two")
      step("three")
    }
    _ = all.reduce(into: &state, action: 7)
    #expect(state == ["one 7 after 0", "two 7 after 1", "three 7 after 2"])
  }

  @Test func effectsStartInTheOrderOfTheReducers() {
    let all = Trail {
      step("one", asks: true)
      step("two")
      step("three", asks: true)
      step("four", asks: true)
    }
    let store = Store([], reducer: all, runtime: world.effects)
    store.send(1)
    let actions = store.state.filter { $0.hasPrefix("one") }
    #expect(actions == ["one 1 after 0", "one 10 after 4", "one 30 after 8", "one 40 after 12"])
  }

  @Test func aCombinationWithinAnotherIsTakenApart() {
    var inner = Trail { step("0") }
    for number in 1..<20_000 {
      let before = inner
      inner = Trail {
        before
        if number.isMultiple(of: 10_000) { step("\(number)") }
      }
    }
    var state: [String] = []
    _ = inner.reduce(into: &state, action: 1)
    #expect(state == ["0 1 after 0", "10000 1 after 1"])
  }

  @Test func conditionsAndLoopsChooseReducers() {
    func trail(_ isLong: Bool) -> [String] {
      var state: [String] = []
      let all = Trail {
        if isLong { step("long") } else { step("short") }
        for number in 1...2 { step("\(number)") }
      }
      _ = all.reduce(into: &state, action: 0)
      return state
    }
    #expect(trail(true) == ["long 0 after 0", "1 0 after 1", "2 0 after 2"])
    #expect(trail(false) == ["short 0 after 0", "1 0 after 1", "2 0 after 2"])
  }

  @Test func noReducerChangesNothing() {
    let store = Store(["as it was"], reducer: Trail {}, runtime: world.effects)
    store.send(1)
    #expect(store.state == ["as it was"])
  }
}
