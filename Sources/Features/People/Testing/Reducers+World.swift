internal import DomainLayer
internal import PeopleLogic

extension PersonReducer {
  /// The reducer of a person's page over these use cases.
  init(id: User.ID, domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(
      id: id, loadPerson: domain.loadPerson, loadPosts: domain.loadPosts, countTodos: domain.countTodos, clock: clock)
  }
}

extension PersonPostsReducer {
  /// The reducer of a person's posts over these use cases.
  init(author: User.ID, domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(author: author, loadPosts: domain.loadPosts, loadNames: domain.loadNames, clock: clock)
  }
}
