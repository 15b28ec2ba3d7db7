internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListCancelTests {
  @Test("A first load that is stopped ends as failed, and its answer is not taken")
  func firstLoad() async {
    let store = await TestStore.list(.slow)
    await store.send(.appeared) {
      $0.phase = .loading
      $0.generation = 1
      $0.pagesInFlight = [0]
    }
    await store.send(.cancelled) {
      $0.phase = .failed
      $0.failure = .stopped
      $0.generation = 2
      $0.pagesInFlight = []
    }
    await store.advance(by: .seconds(60))
    #expect(store.runtime.activity.count == 0)
    #expect(store.clock.sleepers == 0)
    await store.finish()
  }

  @Test("A refresh that is stopped leaves the list loaded, with its rows")
  func refresh() async {
    let service = NumberService(.upTo(3))
    let store = await TestStore.list(service, height: 3)
    service.change { $0.delay = .seconds(5) }
    await store.send(.refreshed) {
      $0.phase = .refreshing
      $0.generation = 2
      $0.pagesInFlight = [0]
    }
    await store.send(.cancelled) {
      $0.phase = .loaded
      $0.failure = .stopped
      $0.generation = 3
      $0.rowsGeneration = 3
      $0.pagesInFlight = []
    }
    #expect(store.state.rows.total == 3)
    await store.finish()
  }

  @Test("A page that is stopped is not asked for again until the list is refreshed")
  func page() async {
    let service = NumberService(.upTo(10))
    let store = await TestStore.list(service, height: 4)
    service.change { $0.delay = .seconds(5) }
    await store.send(.shown(height: 5)) {
      $0.height = 5
      $0.pagesInFlight = [1]
    }
    await store.send(.cancelled) {
      $0.pagesInFlight = []
      $0.pagesFailed = [1]
      $0.failure = .stopped
    }
    #expect(!store.state.wantsShowing(height: 5))
    await store.finish()
  }

  @Test("Stopping a list that loads nothing changes nothing")
  func nothing() async {
    let store = await TestStore.list(NumberService(.upTo(3)), height: 3)
    await store.send(.cancelled)
    await store.finish()
  }

  @Test("A page that a stopped refresh was to bring is not asked for again by itself")
  func stoppedElsewhere() async {
    let service = NumberService(.upTo(40))
    let store = await TestStore.list(service, height: 3)
    store.exhaustivity = .off
    service.change { $0.delay = .seconds(5) }
    await store.send(.moved(.last))
    await store.send(.refreshed)
    let asked = service.requests.count
    await store.send(.cancelled)
    await store.send(.shown(height: 3))
    #expect(!store.state.isBusy)
    #expect(service.requests.count == asked)
    await store.finish()
  }
}

extension NumberService {
  /// One that takes five seconds for an answer.
  fileprivate static var slow: NumberService { NumberService(.upTo(3), delay: .seconds(5)) }
}
