public import DomainLayer
internal import DomainTesting
public import PeopleLogic
internal import StoaFlow
internal import StoaFlowTesting

extension PeopleState {
  /// The list as these actions leave it, their effects left out.
  public static func after(_ actions: [PeopleAction], from start: PeopleState = PeopleState()) -> PeopleState {
    let reducer = PeopleReducer(loadPeople: DomainContainer(SampleWorld()).loadPeople, clock: ManualClock())
    var state = start
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension PersonState {
  /// The page of a person as these actions leave it, their effects left out.
  public static func after(
    _ actions: [PersonAction], id: User.ID = 1, from start: PersonState? = nil
  ) -> PersonState {
    let reducer = PersonReducer(id: id, domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = start ?? PersonState(id: id)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}

extension PersonPostsState {
  /// The list of a person's posts as these actions leave it, their effects left out.
  public static func after(
    _ actions: [PersonPostsAction], author: User.ID = 1, from start: PersonPostsState? = nil
  ) -> PersonPostsState {
    let reducer = PersonPostsReducer(author: author, domain: DomainContainer(SampleWorld()), clock: ManualClock())
    var state = start ?? PersonPostsState(author: author)
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }
}
