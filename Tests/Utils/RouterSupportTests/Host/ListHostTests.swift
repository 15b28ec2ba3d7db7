internal import RouterSupport
internal import StoaCanvas
internal import StoaFlow
internal import Testing

@FlowActor struct ListHostTests {
  @Test("A list loads when it appears, once")
  func appears() {
    let host = NumbersHost([1])
    host.appear()
    host.appear()
    #expect(host.list.phase == .loading)
    #expect(host.list.generation == 1)
  }

  @Test("A list that is laid out as it was is told nothing")
  func sameLayout() async {
    let host = await NumbersHost.shown([1, 2, 3, 4, 5, 6], rows: 6)
    let revision = host.store.revision
    host.layout(in: Size(columns: 10, rows: 6))
    #expect(host.store.revision == revision)
  }

  @Test("Rows that come into view are asked for when the list is laid out")
  func comesIntoView() async {
    let host = await NumbersHost.shown([1, 2, 3, 4, 5, 6], rows: 2)
    #expect(!host.list.rows.holds(page: 1))
    host.send(.moved(.last))
    host.layout(in: Size(columns: 10, rows: 2))
    await host.activity.idle()
    #expect(host.lines(10, 2) == ["5", "6"])
  }

  @Test("A load is stopped once, and a refresh starts one")
  func cancel() async {
    let host = await NumbersHost.shown([1], rows: 2)
    #expect(!host.cancelLoad())
    host.refresh()
    #expect(host.isBusy)
    #expect(host.cancelLoad())
    #expect(!host.isBusy)
  }
}
