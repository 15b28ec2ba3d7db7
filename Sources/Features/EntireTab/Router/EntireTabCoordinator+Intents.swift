internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabLogic
public import PeopleInterface
public import PostsInterface
internal import RouterSupport
public import SettingsInterface
internal import StoaFlow

/// What one feature asks for is done by another: the shell mediates, so that siblings never meet.
extension EntireTabCoordinator {
  public func handle(_ intent: PeopleIntent) {
    switch intent {
    case .showTodos(let person): request(.todos(of: person))
    case .showPost(let post):
      var place = features.place(PostsPlace.self) ?? .home
      (place.stack, place.sheet) = ([.post(post)], nil)
      open(Destination(place))
    }
  }

  public func handle(_ intent: PostsIntent) {
    switch intent {
    case .showPerson(let person): showPerson(person)
    }
  }

  public func handle(_ intent: SettingsIntent) {
    switch intent {
    case .showPerson(let person):
      showPerson(person)
    case .todosChanged:
      features.dataChanged(by: SettingsPlace.tab)
    case .sessionChanged(let session):
      // Whoever signs in gets what was asked for before; whoever signs out leaves nothing behind.
      let next = session == .signedOut ? nil : store.state.waiting
      onIntent?(.sessionChanged(session, next: next))
    case .preferencesChanged(let preferences):
      store.send(.preferencesChanged(preferences))
    }
  }

  /// The list under the person stays as it is asked for.
  private func showPerson(_ person: User.ID) {
    var place = features.place(PeoplePlace.self) ?? .home
    (place.stack, place.sheet) = ([.person(person)], nil)
    open(Destination(place))
  }
}
