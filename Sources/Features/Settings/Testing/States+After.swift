public import DomainLayer
internal import DomainTesting
public import SettingsLogic
internal import StoaFlowTesting

extension TodosState {
  /// The list as these actions leave it, their effects left out.
  public static func after(_ actions: TodosAction..., query: TodoQuery = TodoQuery()) -> TodosState {
    let reducer = TodosReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = TodosState(query: query)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension TodoState {
  /// The page of a to-do as these actions leave it, their effects left out.
  public static func after(_ actions: TodoAction..., id: Todo.ID = 1) -> TodoState {
    let reducer = TodoReducer(id: id, domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = TodoState(id: id)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension DigestState {
  /// The digest as these actions leave it, their effects left out.
  public static func after(_ actions: DigestAction...) -> DigestState {
    let reducer = DigestReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = DigestState()
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension AccountState {
  /// The account place as these actions leave it, their effects left out.
  public static func after(_ actions: AccountAction...) -> AccountState {
    let reducer = AccountReducer(domain: DomainContainer(SampleWorld()))
    var state = AccountState()
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension PreferencesState {
  /// The preferences as these actions leave them, their effects left out.
  public static func after(_ actions: PreferencesAction...) -> PreferencesState {
    let reducer = PreferencesReducer(domain: DomainContainer(SampleWorld()))
    var state = PreferencesState()
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}
