internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Every declared move of the phases of this feature is taken once.
@FlowActor struct PeopleMoveTests {
  private let domain = DomainContainer(SampleWorld())

  @Test("The list of people takes every move of its phases")
  func list() {
    let slots = SampleWorld.Contents.sample.users.map(Slot.item)
    let walk = ListWalk<Slot<User>, UserQuery, DomainError>(
      page: ListPage(elements: slots, total: slots.count), query: UserQuery(filter: "a"),
      failure: DomainError(.unreachable),
      emptyAnswer: DomainError(.empty(.person)))
    let coverage = PhaseCoverage(walk.moves)
    let reducer = PeopleReducer(loadPeople: domain.loadPeople, clock: ManualClock())
    walk.walk({ coverage.store(PeopleState(), reducer: reducer) }, list: \.list, send: { .list($0) })
    coverage.expectAllCovered()
  }

  @Test("The page of a person takes every move of its phases")
  func item() {
    let walk = ItemWalk<User, DomainError>(
      value: SampleWorld.Contents.sample.users[0], failure: DomainError(.unreachable))
    let coverage = PhaseCoverage(walk.moves)
    let reducer = PersonReducer(
      id: 1, loadPerson: domain.loadPerson, loadPosts: domain.loadPosts, countTodos: domain.countTodos,
      clock: ManualClock())
    walk.walk({ coverage.store(PersonState(id: 1), reducer: reducer) }, item: \.person, send: { .person($0) })
    coverage.expectAllCovered()
  }
}
