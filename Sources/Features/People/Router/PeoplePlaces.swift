internal import DomainLayer
internal import PeopleInterface
internal import PeopleLogic
internal import RouterSupport
internal import StoaFlow

/// Makes the store and the host of each place of People.
@FlowActor struct PeoplePlaces {
  let domain: DomainContainer
  let runtime: EffectRuntime
  let navigation: PeopleNavigation

  func list() -> PeopleListRouteHost {
    let reducer = PeopleReducer(loadPeople: domain.loadPeople, clock: runtime.clock)
    return PeopleListRouteHost(store: store(PeopleState(), reducer), navigation: navigation)
  }

  func host(_ route: PeopleRoute) -> any RouteHost {
    switch route {
    case .person(let id):
      let reducer = PersonReducer(
        id: id, loadPerson: domain.loadPerson, loadPosts: domain.loadPosts, countTodos: domain.countTodos,
        clock: runtime.clock)
      return PersonRouteHost(store: store(PersonState(id: id), reducer), navigation: navigation)
    case .posts(let author):
      let reducer = PersonPostsReducer(
        author: author, loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: runtime.clock)
      return PersonPostsRouteHost(store: store(PersonPostsState(author: author), reducer), navigation: navigation)
    }
  }

  private func store<State, Action>(
    _ state: State, _ reducer: some Reducer<State, Action>
  ) -> Store<State, Action> {
    let store = Store(state, reducer: reducer, runtime: runtime)
    store.onChange = { [navigation] in navigation.changed?() }
    return store
  }
}
