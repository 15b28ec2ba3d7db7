public import DomainLayer
public import DomainTesting
public import SettingsLogic
public import StoaFlowTesting
internal import Testing

/// Test stores of the places of Settings, over a world in memory.
public enum SettingsStores {
  /// The list, asked for in this way.
  public static func todos(
    _ world: SampleWorld, query: TodoQuery = TodoQuery()
  ) async -> TestStore<TodosState, TodosAction> {
    let runtime = TestRuntime()
    let reducer = TodosReducer(domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(TodosState(query: query), reducer: reducer, runtime: runtime)
  }

  /// The marks of to-dos.
  public static func marking(_ world: SampleWorld) async -> TestStore<MarkingState, MarkingAction> {
    let reducer = MarkingReducer(domain: DomainContainer(world))
    return await TestStore(MarkingState(), reducer: reducer)
  }

  /// The page of a to-do.
  public static func todo(_ id: Todo.ID, _ world: SampleWorld) async -> TestStore<TodoState, TodoAction> {
    let runtime = TestRuntime()
    let reducer = TodoReducer(id: id, domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(TodoState(id: id), reducer: reducer, runtime: runtime)
  }

  /// The digest sheet.
  public static func digest(_ world: SampleWorld) async -> TestStore<DigestState, DigestAction> {
    let runtime = TestRuntime()
    let reducer = DigestReducer(domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(DigestState(), reducer: reducer, runtime: runtime)
  }

  /// The account place.
  public static func account(_ world: SampleWorld) async -> TestStore<AccountState, AccountAction> {
    let reducer = AccountReducer(domain: DomainContainer(world))
    return await TestStore(AccountState(), reducer: reducer)
  }

  /// The preferences.
  public static func preferences(_ world: SampleWorld) async -> TestStore<PreferencesState, PreferencesAction> {
    let reducer = PreferencesReducer(domain: DomainContainer(world))
    return await TestStore(PreferencesState(), reducer: reducer)
  }
}
