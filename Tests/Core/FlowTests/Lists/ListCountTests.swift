internal import StoaFlow
internal import Testing

@Suite struct ListCountTests {
  private func list(_ page: ListPage<Int>) -> NumberState {
    var state = NumberState(query: "", pageSize: 4)
    let client = ListClient<Int, String, Trouble>(
      identify: { $0 }, isEmptyAnswer: { _ in false }, cancelled: .stopped, clock: LoopClock(wake: {})
    ) { _ throws(Trouble) in page }
    let reducer = ListReducer(client: client).withPhases()
    for action in [NumberAction.appeared, .arrived(page: 0, page, generation: 1)] {
      _ = reducer.reduce(into: &state, action: action)
    }
    return state
  }

  @Test func aCountReadsAsItsTotalWithAPlusWhereThereAreMore() {
    #expect(ListCount(200).text == "200")
    #expect(ListCount(200, isCutShort: true).text == "200+")
    #expect(ListCount(200) != ListCount(200, isCutShort: true))
  }

  @Test func aListCountsAllOfItsRowsAndTellsWhetherTheyAreAll() {
    #expect(list(ListPage(elements: [1, 2, 3, 4], total: 9)).count == ListCount(9))
    #expect(
      list(ListPage(elements: [1, 2, 3, 4], total: 9, isCutShort: true)).count == ListCount(9, isCutShort: true))
  }
}
