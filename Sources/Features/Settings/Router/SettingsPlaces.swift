internal import DomainLayer
internal import RouterSupport
internal import SettingsInterface
internal import SettingsLogic
internal import StoaFlow

/// Makes the store and the host of each place of Settings.
@FlowActor struct SettingsPlaces {
  let domain: DomainContainer
  let runtime: EffectRuntime
  let facts: ProgramFacts
  let navigation: SettingsNavigation

  func list() -> TodosRouteHost {
    let reducer = TodosReducer(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames, clock: runtime.clock)
    return TodosRouteHost(store: store(TodosState(), reducer), navigation: navigation)
  }

  func host(_ route: SettingsRoute) -> any RouteHost {
    switch route {
    case .todo(let id):
      let reducer = TodoReducer(
        id: id, loadTodo: domain.loadTodo, loadNames: domain.loadNames, clock: runtime.clock)
      return TodoRouteHost(store: store(TodoState(id: id), reducer), navigation: navigation)
    case .preferences:
      let reducer = PreferencesReducer(
        loadPreferences: domain.loadPreferences, savePreferences: domain.savePreferences)
      return PreferencesRouteHost(
        store: store(PreferencesState(), reducer), facts: facts, navigation: navigation)
    case .account:
      let reducer = AccountReducer(
        loadSession: domain.loadSession, signIn: domain.signIn, signOut: domain.signOut)
      return AccountRouteHost(store: store(AccountState(), reducer), navigation: navigation)
    }
  }

  func digest() -> any RouteHost {
    let reducer = DigestReducer(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames, clock: runtime.clock)
    return DigestRouteHost(store: store(DigestState(), reducer))
  }

  private func store<State, Action>(
    _ state: State, _ reducer: some Reducer<State, Action>
  ) -> Store<State, Action> {
    let store = Store(state, reducer: reducer, runtime: runtime)
    store.onChange = { [navigation] in navigation.changed?() }
    return store
  }
}
