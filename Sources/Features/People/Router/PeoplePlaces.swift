internal import DomainLayer
internal import PeopleInterface
internal import PeopleLogic
internal import RouterSupport
internal import StoaFlow

/// Makes the store and the host of each place of People.
@FlowActor struct PeoplePlaces {
  let domain: DomainContainer
  let clock: any Clock<Duration>
  let navigation: PeopleNavigation
  let neighbours: PeopleNeighbours

  func list() -> PeopleListRouteHost {
    let reducer = PeopleReducer(loadPeople: domain.loadPeople, clock: clock)
    return PeopleListRouteHost(
      store: navigation.store(PeopleState(), reducer), navigation: navigation, neighbours: neighbours)
  }

  func host(_ route: PeopleRoute) -> any RouteHost {
    switch route {
    case .person(let id):
      let reducer = PersonReducer(
        id: id, loadPerson: domain.loadPerson, loadPosts: domain.loadPosts, countTodos: domain.countTodos,
        clock: clock)
      return PersonRouteHost(
        store: navigation.store(PersonState(id: id, neighbours: neighbours), reducer), navigation: navigation)
    case .posts(let author):
      let reducer = PersonPostsReducer(
        author: author, loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: clock)
      return PersonPostsRouteHost(
        store: navigation.store(PersonPostsState(author: author), reducer), navigation: navigation,
        neighbours: neighbours)
    }
  }
}
