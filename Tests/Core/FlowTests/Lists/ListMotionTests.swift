internal import StoaFlow
internal import Testing

struct ListMotionTests {
  /// A list of 100 rows of which 10 are in view, with the selection on this row.
  private func moved(_ motion: ListMotion, from selection: Int) -> NumberState {
    let reducer = NumberService([]).reducer()
    var state = NumberState(query: "")
    let page = ListPage(elements: [Int].upTo(40), total: 100)
    for action: NumberAction in [
      .appeared, .arrived(page: 0, page, generation: 1), .shown(height: 10), .moved(.to(selection)), .moved(motion),
    ] {
      _ = reducer.reduce(into: &state, action: action)
    }
    return state
  }

  @Test(
    "The selection moves by rows, screens and ends, and stays on a row",
    arguments: [
      (.rows(1), 50, 51), (.rows(-1), 50, 49), (.rows(-1), 0, 0), (.rows(1), 99, 99), (.pages(1), 50, 60),
      (.pages(-1), 50, 40), (.pages(1), 95, 99), (.halfPages(1), 50, 55), (.halfPages(-1), 3, 0), (.first, 50, 0),
      (.last, 50, 99), (.to(7), 50, 7), (.to(-3), 50, 0), (.to(100), 50, 99),
    ] as [(ListMotion, Int, Int)])
  func moves(_ motion: ListMotion, from: Int, to: Int) {
    #expect(moved(motion, from: from).selection == to)
  }

  @Test(
    "The view follows the selection by as little as it must",
    arguments: [(.rows(1), 5, 0), (.rows(1), 9, 1), (.rows(-1), 50, 41), (.first, 50, 0), (.last, 50, 90)]
      as [(ListMotion, Int, Int)])
  func follows(_ motion: ListMotion, from: Int, top: Int) {
    #expect(moved(motion, from: from).top == top)
  }

  @Test(
    "Scrolling moves the view, and the selection only as far as it must to stay in it",
    arguments: [
      (.scrolled(3), 5, 3, 5), (.scrolled(3), 1, 3, 3), (.scrolled(-3), 50, 38, 47), (.scrolled(-3), 5, 0, 5),
      (.scrolled(300), 50, 90, 90), (.scrolled(-300), 50, 0, 9), (.scrolled(0), 5, 0, 5),
    ] as [(ListMotion, Int, Int, Int)])
  func scrolls(_ motion: ListMotion, from: Int, top: Int, to: Int) {
    let state = moved(motion, from: from)
    #expect(state.top == top && state.selection == to)
  }

  @Test("A list that grows taller at its end shows what stands above")
  func grows() {
    var state = moved(.last, from: 0)
    _ = NumberService([]).reducer().reduce(into: &state, action: .shown(height: 30))
    #expect(state.visible == 70..<100)
  }

  @Test(
    "An empty list has its selection at zero and nothing in view", arguments: [ListMotion.last, .rows(1), .pages(-1)])
  func empty(_ motion: ListMotion) {
    let reducer = NumberService([]).reducer()
    var state = NumberState(query: "")
    _ = reducer.reduce(into: &state, action: .shown(height: 10))
    _ = reducer.reduce(into: &state, action: .moved(motion))
    #expect(state.selection == 0)
    #expect(state.visible.isEmpty)
  }
}
