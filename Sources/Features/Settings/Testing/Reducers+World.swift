internal import DomainLayer
internal import SettingsLogic

extension TodosReducer {
  /// The reducer of the list over these use cases.
  init(domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames,
      marking: MarkingReducer(domain: domain), clock: clock)
  }
}

extension MarkingReducer {
  /// The reducer of the marks over these use cases.
  init(domain: DomainContainer) {
    self.init(markTodo: domain.markTodo, loadTodo: domain.loadTodo)
  }
}

extension TodoReducer {
  /// The reducer of a to-do's page over these use cases.
  init(id: Todo.ID, domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(id: id, loadTodo: domain.loadTodo, loadNames: domain.loadNames, clock: clock)
  }
}

extension DigestReducer {
  /// The reducer of the digest over these use cases.
  init(domain: DomainContainer, clock: any Clock<Duration>) {
    self.init(
      loadTodos: domain.loadTodos, countTodos: domain.countTodos, loadNames: domain.loadNames, clock: clock)
  }
}

extension AccountReducer {
  /// The reducer of the account place over these use cases.
  init(domain: DomainContainer) {
    self.init(loadSession: domain.loadSession, signIn: domain.signIn, signOut: domain.signOut)
  }
}

extension PreferencesReducer {
  /// The reducer of the preferences over these use cases.
  init(domain: DomainContainer) {
    self.init(
      loadPreferences: domain.loadPreferences, loadKeptAnswers: domain.loadKeptAnswers,
      dropKeptAnswers: domain.dropKeptAnswers)
  }
}
