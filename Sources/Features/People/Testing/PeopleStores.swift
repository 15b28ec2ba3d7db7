public import DomainLayer
public import DomainTesting
public import PeopleLogic
public import StoaFlowTesting
public import Testing

/// Test stores of the places of People, over a world in memory.
public enum PeopleStores {
  /// The list, asked for in this way.
  public static func list(
    _ world: SampleWorld, query: UserQuery = UserQuery(), sourceLocation: SourceLocation = #_sourceLocation
  ) async -> TestStore<PeopleState, PeopleAction> {
    let runtime = TestRuntime()
    let reducer = PeopleReducer(loadPeople: DomainContainer(world).loadPeople, clock: runtime.clock)
    return await TestStore(
      PeopleState(query: query), reducer: reducer, runtime: runtime, sourceLocation: sourceLocation)
  }

  /// The page of a person.
  public static func person(
    _ id: User.ID, _ world: SampleWorld, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> TestStore<PersonState, PersonAction> {
    let runtime = TestRuntime()
    let reducer = PersonReducer(id: id, domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(
      PersonState(id: id), reducer: reducer, runtime: runtime, sourceLocation: sourceLocation)
  }

  /// What a person posted.
  public static func posts(
    of author: User.ID, _ world: SampleWorld, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> TestStore<PersonPostsState, PersonPostsAction> {
    let runtime = TestRuntime()
    let reducer = PersonPostsReducer(author: author, domain: DomainContainer(world), clock: runtime.clock)
    return await TestStore(
      PersonPostsState(author: author), reducer: reducer, runtime: runtime, sourceLocation: sourceLocation)
  }
}
