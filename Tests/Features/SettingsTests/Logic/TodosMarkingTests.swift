internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// How the list of to-dos and its counts follow what is marked.
@FlowActor struct TodosMarkingTests {
  private let world = SampleWorld()
  private let todo = SampleWorld.Contents.sample.todos[0]

  private func loaded(_ query: TodoQuery = TodoQuery()) async -> TestStore<TodosState, TodosAction> {
    let store = await SettingsStores.todos(world, query: query)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    await store.send(.list(.shown(height: 8)))
    return store
  }

  private func row(_ state: TodosState, _ index: Int = 0) -> TodoStanding? {
    guard case .todo(_, _, let standing)? = TodosContent(state).rows.dropFirst(index).first else { return nil }
    return standing
  }

  @Test("The counts follow when the service has taken the wish")
  func counts() async {
    let store = await loaded()
    await store.send(.marking(.toggled(todo)))
    #expect(store.state.counts == TodoCounts(done: 10, total: 20))
    await store.receive(.marking(.answered(1, nil)))
    await store.receive(.countsArrived(TodoCounts(done: 11, total: 20), assignee: nil))
    await store.finish()
    #expect(row(store.state) == TodoStanding(isDone: true))
  }

  @Test("A list that is kept is asked for after the last wish was taken: what was kept of it holds no more")
  func keptAnew() {
    let fresh = LoadFreshness(time: 500, isStale: false)
    func taken(_ actions: TodosAction...) -> TodosState {
      let list: [TodosAction] = [.list(.appeared), .arrived(freshness: fresh), .list(.shown(height: 8))]
      return (actions + [.marking(.toggled(todo)), .marking(.answered(1, nil))])
        .reduce(list.reduce(TodosState()) { $0.and($1) }) { $0.and($1) }
    }
    #expect(taken().list.phase == .refreshing)
    #expect(row(taken()) == TodoStanding(isDone: true))
    // Another wish is on its way yet, and the list follows that.
    let other = SampleWorld.Contents.sample.todos[1]
    #expect(taken(.marking(.toggled(other))).list.phase == .loaded)
    #expect(taken(.marking(.toggled(other))).and(.marking(.answered(2, nil))).list.phase == .refreshing)
    // A refusal leaves what is kept as it is.
    let refused = taken().and(.arrived(freshness: fresh, generation: 2))
      .and(.marking(.toggled(todo))).and(.marking(.answered(1, DomainError(.unreachable))))
    #expect(refused.list.phase == .loaded)
  }

  @Test("A refusal leaves the counts alone")
  func refused() async {
    let store = await loaded()
    world.change { $0.writeFailure = DomainError(.unreachable) }
    await store.send(.marking(.toggled(todo)))
    await store.receive(.marking(.answered(1, DomainError(.unreachable))))
    await store.finish()
    #expect(world.reads.count { $0 == "counts" } == 1)
    #expect(row(store.state) == TodoStanding(isDone: false, word: .failed))
  }

  @Test("A list that nobody has looked at counts nothing yet")
  func idle() async {
    let store = await SettingsStores.todos(world)
    store.exhaustivity = .off
    await store.send(.marking(.toggled(todo)))
    await store.receive(.marking(.answered(1, nil)))
    await store.finish()
    #expect(world.reads == ["mark to-do 1 done"])
  }

  @Test("A refresh that comes while a wish is on its way does not turn the row back, nor one that was asked for before")
  func refreshMeanwhile() {
    let sending = TodosState.after(.list(.appeared), .arrived(), .list(.shown(height: 8)), .marking(.toggled(todo)))
      .and(.list(.refreshed))
    let early = sending.and(.arrived(generation: 2))
    #expect(row(early) == TodoStanding(isDone: true, word: .sending))
    #expect(row(early.and(.marking(.answered(1, nil)))) == TodoStanding(isDone: true))
    let late = sending.and(.marking(.answered(1, nil))).and(.arrived(generation: 2))
    #expect(row(late) == TodoStanding(isDone: true))
  }

  @Test("A refresh that was asked for afterwards is right, whatever it brings")
  func refreshAfterwards() {
    let taken = TodosState.after(.list(.appeared), .arrived(), .list(.shown(height: 8)), .marking(.toggled(todo)))
      .and(.marking(.answered(1, nil)))
    #expect(row(taken.and(.list(.refreshed)).and(.arrived(generation: 2))) == TodoStanding(isDone: false))
  }

  @Test("What comes for another question may be older than the mark, and changes nothing")
  func otherQuestion() {
    let taken = TodosState.after(.list(.appeared), .arrived(), .list(.shown(height: 8)), .marking(.toggled(todo)))
      .and(.marking(.answered(1, nil)))
    let asked = taken.and(.list(.queryChanged(TodoQuery(assignee: 1)))).and(.arrived(generation: 2))
    #expect(row(asked) == TodoStanding(isDone: true))
  }

  @Test("A refresh tells what became of a wish whose outcome was unknown, and ends a failure")
  func refreshResolves() {
    for kind in [DomainError.Kind.outcomeUnknown, .timedOut] {
      let troubled = TodosState.after(.list(.appeared), .arrived(), .list(.shown(height: 8)), .marking(.toggled(todo)))
        .and(.marking(.answered(1, DomainError(kind))))
      #expect(row(troubled)?.word == (kind == .outcomeUnknown ? .unknown : .failed))
      #expect(row(troubled.and(.list(.refreshed)).and(.arrived(generation: 2))) == TodoStanding(isDone: false))
    }
  }

  @Test("Among completed ones a to-do that is open again stays where it is until the list is asked for again")
  func completedOnly() async {
    let store = await loaded(TodoQuery(completedOnly: true))
    await store.send(.marking(.toggled(SampleWorld.Contents.sample.todos[1])))
    await store.skipReceivedActions()
    #expect(store.state.list.rows.total == 10)
    #expect(row(store.state) == TodoStanding(isDone: false))
    await store.send(.list(.refreshed))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == 9)
    #expect(store.state.list.rows[0]?.item?.id == 4)
  }

  @Test("Rows behind it would be passed over, so that a page more asks for the list again", arguments: [true, false])
  func paging(isMarked: Bool) async {
    world.change { $0.todos = (1...100).map { Todo(id: $0, owner: 1, title: "To-do \($0)", isDone: true) } }
    let store = await loaded(TodoQuery(completedOnly: true))
    if isMarked {
      await store.send(.marking(.toggled(world.contents.todos[0])))
      await store.skipReceivedActions()
    }
    await store.send(.list(.moved(.to(60))))
    await store.send(.list(.shown(height: 8)))
    await store.skipReceivedActions()
    await store.send(.list(.moved(.to(60))))
    await store.send(.list(.shown(height: 8)))
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.list.rows.total == (isMarked ? 99 : 100))
    #expect(store.state.list.selected?.item?.id == (isMarked ? 62 : 61))
  }
}
