internal import DomainLayer
internal import RouterSupport
internal import SettingsInterface
internal import SettingsLogic
internal import StoaFlow

/// Makes the store and the host of each place of Settings.
@FlowActor struct SettingsPlaces {
  let domain: DomainContainer
  let clock: any Clock<Duration>
  let facts: ProgramFacts
  let navigation: SettingsNavigation
  let hasPeople: Bool

  func list() -> TodosRouteHost {
    let reducer = TodosReducer(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames,
      marking: MarkingReducer(markTodo: domain.markTodo, loadTodo: domain.loadTodo), clock: clock)
    return TodosRouteHost(
      store: navigation.store(TodosState(), reducer), navigation: navigation, hasPeople: hasPeople)
  }

  /// The host of a place over the list, which marks the to-dos of all places.
  func host(_ route: SettingsRoute, over list: Store<TodosState, TodosAction>) -> any RouteHost {
    switch route {
    case .todo(let id):
      let reducer = TodoReducer(
        id: id, loadTodo: domain.loadTodo, loadNames: domain.loadNames, clock: clock)
      return TodoRouteHost(
        store: navigation.store(TodoState(id: id, hasPeople: hasPeople), reducer), list: list, navigation: navigation)
    case .preferences:
      let reducer = PreferencesReducer(
        loadPreferences: domain.loadPreferences, loadKeptAnswers: domain.loadKeptAnswers,
        dropKeptAnswers: domain.dropKeptAnswers)
      return PreferencesRouteHost(
        store: navigation.store(PreferencesState(), reducer), facts: facts, navigation: navigation)
    case .account:
      let reducer = AccountReducer(
        loadSession: domain.loadSession, signIn: domain.signIn, signOut: domain.signOut)
      return AccountRouteHost(
        store: navigation.store(AccountState(), reducer), navigation: navigation)
    }
  }

  func digest() -> any RouteHost {
    let reducer = DigestReducer(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames, clock: clock)
    return DigestRouteHost(store: navigation.store(DigestState(), reducer))
  }
}
