internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PeopleOrderTests {
  @Test(
    "The next order goes round: id, name, city, and id again",
    arguments: zip(UserSort.allCases, [.name, .city, .id] as [UserSort]))
  func next(from: UserSort, to: UserSort) {
    #expect(PeopleState.after([.orderTapped], from: PeopleState(query: UserQuery(sort: from))).list.query.sort == to)
  }
}
