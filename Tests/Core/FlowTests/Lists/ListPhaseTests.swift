internal import StoaFlow
internal import Testing

struct ListPhaseTests {
  @Test("The phase map of a list has every phase, a way to each and a way out of each")
  func map() {
    let map = NumberService([]).reducer().phaseMap
    #expect(map.problems(from: .idle, expecting: [.loading: ["cancelled"], .refreshing: ["cancelled"]]).isEmpty)
  }

  @Test(
    "Another question before the list appeared is its first load",
    arguments: [NumberAction.refreshed, .queryChanged("3")])
  func firstQuestion(_ action: NumberAction) {
    var state = NumberState(query: "")
    let reducer = NumberService([]).reducer().withPhases()
    _ = reducer.reduce(into: &state, action: action)
    #expect(state.phase == .loading)
    _ = reducer.reduce(into: &state, action: .appeared)
    #expect(state.generation == 1)
  }

  @Test("A question during a question moves no phase")
  func questionAgain() {
    var state = NumberState(query: "")
    let reducer = NumberService([]).reducer().withPhases()
    for action: NumberAction in [.appeared, .queryChanged("1"), .refreshed] {
      _ = reducer.reduce(into: &state, action: action)
    }
    #expect(state.phase == .loading)
    #expect(state.generation == 3)
  }
}
