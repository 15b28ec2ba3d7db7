internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Every declared move of the phases of this feature is taken once.
@FlowActor struct SettingsMoveTests {
  private let domain = DomainContainer(SampleWorld())

  @Test("The list of to-dos takes every move of its phases")
  func list() {
    let slots = SampleWorld.Contents.sample.todos.map(Slot.item)
    let walk = ListWalk<Slot<Todo>, TodoQuery, DomainError>(
      page: ListPage(elements: slots, total: slots.count), query: TodoQuery(filter: "a"),
      failure: DomainError(.unreachable),
      emptyAnswer: DomainError(.empty(.todo)))
    let coverage = PhaseCoverage(walk.moves)
    let reducer = TodosReducer(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames,
      marking: MarkingReducer(markTodo: domain.markTodo, loadTodo: domain.loadTodo), clock: ManualClock())
    walk.walk({ coverage.store(TodosState(), reducer: reducer) }, list: \.list, send: { .list($0) })
    coverage.expectAllCovered()
  }

  @Test("The page of a to-do takes every move of its phases")
  func item() {
    let walk = ItemWalk<Todo, DomainError>(
      value: SampleWorld.Contents.sample.todos[0], failure: DomainError(.unreachable))
    let coverage = PhaseCoverage(walk.moves)
    let reducer = TodoReducer(id: 1, loadTodo: domain.loadTodo, loadNames: domain.loadNames, clock: ManualClock())
    walk.walk({ coverage.store(TodoState(id: 1), reducer: reducer) }, item: \.todo, send: { .todo($0) })
    coverage.expectAllCovered()
  }
}
