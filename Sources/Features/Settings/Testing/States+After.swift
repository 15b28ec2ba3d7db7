public import DomainLayer
internal import DomainTesting
public import SettingsLogic
internal import StoaFlow
internal import StoaFlowTesting

extension TodosState {
  /// The list as these actions leave it, their effects left out.
  public static func after(_ actions: TodosAction..., query: TodoQuery = TodoQuery()) -> TodosState {
    actions.reduce(TodosState(query: query)) { $0.and($1) }
  }

  /// The list as one more action leaves it.
  public func and(_ action: TodosAction) -> TodosState {
    var state = self
    let reducer = TodosReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension MarkingState {
  /// The marks as these actions leave them, their effects left out.
  public static func after(_ actions: [MarkingAction]) -> MarkingState {
    actions.reduce(MarkingState()) { $0.and($1) }
  }

  /// The marks as one more action leaves them.
  public func and(_ action: MarkingAction) -> MarkingState {
    var state = self
    _ = MarkingReducer(domain: DomainContainer(SampleWorld())).reduce(into: &state, action: action)
    return state
  }
}

extension TodoState {
  /// The page of a to-do as these actions leave it, their effects left out.
  public static func after(_ actions: TodoAction..., id: Todo.ID = 1) -> TodoState {
    actions.reduce(TodoState(id: id)) { $0.and($1) }
  }

  /// The page as one more action leaves it.
  public func and(_ action: TodoAction) -> TodoState {
    var state = self
    let reducer = TodoReducer(id: id, domain: DomainContainer(SampleWorld()), clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension DigestState {
  /// The digest as these actions leave it, their effects left out.
  public static func after(_ actions: DigestAction...) -> DigestState {
    actions.reduce(DigestState()) { $0.and($1) }
  }

  /// The digest as one more action leaves it.
  public func and(_ action: DigestAction) -> DigestState {
    var state = self
    let reducer = DigestReducer(domain: DomainContainer(SampleWorld()), clock: ManualClock())
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension AccountState {
  /// The account place as these actions leave it, their effects left out.
  public static func after(_ actions: AccountAction...) -> AccountState {
    actions.reduce(AccountState()) { $0.and($1) }
  }

  /// The account place as one more action leaves it.
  public func and(_ action: AccountAction) -> AccountState {
    var state = self
    let reducer = AccountReducer(domain: DomainContainer(SampleWorld()))
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}

extension PreferencesState {
  /// The preferences as these actions leave them, their effects left out.
  public static func after(_ actions: PreferencesAction...) -> PreferencesState {
    actions.reduce(PreferencesState()) { $0.and($1) }
  }

  /// The preferences as one more action leaves them.
  public func and(_ action: PreferencesAction) -> PreferencesState {
    var state = self
    let reducer = PreferencesReducer(domain: DomainContainer(SampleWorld()))
    _ = reducer.reduce(into: &state, action: action)
    return state
  }
}
