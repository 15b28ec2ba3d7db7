public import DomainLayer

extension SampleWorld: SessionRepository, PreferencesRepository, AddressHistoryRepository, KeptAnswersRepository {
  public func current() async throws(DomainError) -> SessionState {
    let contents = contents
    if let failure = contents.sessionFailure { throw failure }
    return contents.session
  }

  public func signIn(username: String, password: String) async throws(DomainError) -> SessionState {
    if let failure = contents.writeFailure { throw failure }
    guard let user = contents.users.first(where: { $0.username == username }) else {
      throw DomainError(.refusedSignIn)
    }
    let session = SessionState.signedIn(Account(username: username, userID: user.id))
    change { $0.session = session }
    return session
  }

  public func signOut() async throws(DomainError) -> SessionState {
    if let failure = contents.writeFailure { throw failure }
    change { $0.session = .signedOut }
    return .signedOut
  }

  public func load() async throws(DomainError) -> Preferences { contents.preferences }

  public func save(_ preferences: Preferences) async throws(DomainError) {
    if let failure = contents.writeFailure { throw failure }
    change { $0.preferences = preferences }
  }

  public func usage() async throws(DomainError) -> KeptAnswers? { contents.keptAnswers }

  public func dropAll() async throws(DomainError) {
    if let failure = contents.writeFailure { throw failure }
    change { $0.keptAnswers = KeptAnswers(count: 0, size: 0) }
  }

  public func history() async throws(DomainError) -> AddressHistory {
    note("address history")
    return contents.addresses
  }

  public func add(_ entry: String) async throws(DomainError) {
    if let failure = contents.writeFailure { throw failure }
    change { $0.addresses.add(entry) }
  }
}
