internal import RouterSupport
internal import StoaFlow
internal import StoaRouting
internal import Testing

struct LoadStatusTests {
  private func list(_ actions: NumbersAction...) -> NumbersState {
    let client = ListClient<Int, String, Trouble>(
      identify: { $0 < 0 ? nil : $0 }, isEmptyAnswer: { _ in false }, cancelled: .stopped, clock: LoopClock(wake: {})
    ) { _ throws(Trouble) in throw .down }
    var state = NumbersState(query: "", pageSize: 4)
    let reducer = ListReducer(client: client).withPhases()
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }

  private let arrival = NumbersAction.arrived(page: 0, ListPage(elements: [1, 2, 3, 4], total: 9), generation: 1)

  private let updating = StatusItem(.activity, "updating, ^c stops it", brief: "updating")

  @Test("A list that has nothing yet says nothing here: its page does")
  func nothing() {
    #expect(list(.appeared).status(trouble: nil).isEmpty)
    #expect(list(.appeared, .failed(page: 0, .down, generation: 1)).status(trouble: "No.").isEmpty)
  }

  @Test("A loaded list says where the selection stands, from one")
  func position() {
    #expect(list(.appeared, arrival, .moved(.to(3))).status(trouble: nil) == [StatusItem(.position, "4/9")])
  }

  @Test("A refresh is said, and its trouble afterwards, with what to press")
  func refresh() {
    #expect(
      list(.appeared, arrival, .refreshed).status(trouble: "No.")
        == [updating, StatusItem(.position, "1/9")])
    #expect(
      list(.appeared, arrival, .refreshed, .failed(page: 0, .down, generation: 2)).status(trouble: "No.")
        == [StatusItem(.problem, "No. R tries again"), StatusItem(.position, "1/9")])
  }

  @Test("How old the rows are is said after their trouble, and whether that is for want of a service")
  func age() {
    let page = ListPage(elements: [1, 2], total: 2, freshness: LoadFreshness(time: 7, isStale: true))
    let stale = NumbersAction.arrived(page: 0, page, generation: 1)
    #expect(
      list(.appeared, stale).status(trouble: nil) == [
        updating, StatusItem(StatusItem.Age(time: 7, isStale: true, isOffline: false)),
        StatusItem(.position, "1/2"),
      ])
    #expect(
      list(.appeared, stale, .failed(page: 0, .down, generation: 1)).status(trouble: "No.", isOffline: true) == [
        StatusItem(.problem, "No. R tries again"),
        StatusItem(StatusItem.Age(time: 7, isStale: true, isOffline: true)), StatusItem(.position, "1/2"),
      ])
  }

  @Test("Where a filter takes the keys, R is pressed after Enter; the few words are followed by the same keys")
  func typing() {
    #expect(
      list(.appeared, arrival, .refreshed, .failed(page: 0, .down, generation: 2), .filterOpened)
        .status(trouble: "It is down.", brief: "Down.").first
        == StatusItem(
          .problem, "It is down. Enter, then R tries again", brief: "Down. Enter, then R tries again"))
  }

  @Test("Where another try is of no use, no key is named")
  func final() {
    let state = list(.appeared, arrival, .refreshed, .failed(page: 0, .down, generation: 2))
    #expect(
      state.status(trouble: "Not asked.", brief: "Not.", mayPass: false).first
        == StatusItem(.problem, "Not asked.", brief: "Not."))
  }

  @Test("A page that is on its way is said")
  func page() {
    let state = list(.appeared, arrival, .shown(height: 6))
    #expect(state.status(trouble: nil) == [updating, StatusItem(.position, "1/9")])
  }

  @Test("Entries that could not be read are counted")
  func unreadable() {
    let arrival = NumbersAction.arrived(page: 0, ListPage(elements: [1, -1, -1], total: 3), generation: 1)
    #expect(
      list(.appeared, arrival).status(trouble: nil)
        == [StatusItem(.problem, "2 could not be read", brief: "2 unreadable"), StatusItem(.position, "1/3")])
  }

  @Test("Where there is more than can be reached, that is said, and the total is marked")
  func cutShort() {
    let first = ListPage(elements: [1, 2, 3, 4], total: 9, isCutShort: true)
    let state = list(.appeared, .arrived(page: 0, first, generation: 1))
    #expect(
      state.status(trouble: nil) == [
        StatusItem(.problem, "there is more than could be gathered", brief: "there is more"),
        StatusItem(.position, "1/9+"),
      ])
    #expect(
      list(
        .appeared, .arrived(page: 0, first, generation: 1), .refreshed,
        .arrived(page: 0, ListPage(elements: [1], total: 1), generation: 2)
      ).status(trouble: nil) == [StatusItem(.position, "1/1")])
  }

  @Test("A loaded value says what goes on with it, and nothing while there is none")
  func item() {
    func item(_ actions: ItemAction<Int, Trouble>...) -> [StatusItem] {
      let reducer = ItemReducer<Int, Trouble>("item", cancelled: .stopped, clock: LoopClock(wake: {})) {
        _ throws(Trouble) in throw .down
      }.withPhases()
      var state = ItemState<Int, Trouble>()
      for action in actions { _ = reducer.reduce(into: &state, action: action) }
      return state.status(trouble: state.failure == nil ? nil : "No.")
    }
    #expect(item(.appeared).isEmpty)
    #expect(item(.appeared, .failed(.down, generation: 1)).isEmpty)
    #expect(item(.appeared, .arrived(1, generation: 1)).isEmpty)
    #expect(item(.appeared, .arrived(1, generation: 1), .refreshed) == [updating])
    #expect(
      item(.appeared, .arrived(1, generation: 1), .refreshed, .failed(.down, generation: 2))
        == [StatusItem(.problem, "No. R tries again")])
  }

  @Test("What is shown with a value is said with it")
  func parts() {
    let reducer = ItemReducer<Int, Trouble>("item", cancelled: .stopped, clock: LoopClock(wake: {})) {
      _ throws(Trouble) in throw .down
    }.withPhases()
    var state = ItemState<Int, Trouble>()
    _ = reducer.reduce(into: &state, action: .appeared)
    #expect(state.status(trouble: "No.", isBusy: true, unreadable: 1).isEmpty)
    _ = reducer.reduce(into: &state, action: .arrived(1, generation: 1))
    let unreadable = StatusItem(.problem, "1 could not be read", brief: "1 unreadable")
    #expect(state.status(trouble: "No.", isBusy: true, unreadable: 1) == [updating, unreadable])
    #expect(
      state.status(trouble: "No.", isBusy: false, unreadable: 1)
        == [StatusItem(.problem, "No. R tries again"), unreadable])
  }
}
