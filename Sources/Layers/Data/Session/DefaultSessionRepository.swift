package import DomainLayer

/// The session with a service.
package struct DefaultSessionRepository: SessionRepository {
  private let remote: any SessionRemoteDataSource

  package init(remote: any SessionRemoteDataSource) { self.remote = remote }

  package func current() async throws(DomainError) -> SessionState {
    guard remote.hasAccounts else { return .noAccounts }
    return try await remote.current().map(SessionState.signedIn) ?? nobody
  }

  package func signIn(username: String, password: String) async throws(DomainError) -> SessionState {
    guard remote.hasAccounts, remote.signsIn else { throw DomainError(.noAccounts) }
    return .signedIn(try await remote.signIn(username: username, password: password))
  }

  package func signOut() async throws(DomainError) -> SessionState {
    guard remote.hasAccounts else { return .noAccounts }
    try await remote.signOut()
    return nobody
  }

  /// What it comes to that nobody is signed in: a form would be of no use where nobody can sign in.
  private var nobody: SessionState { remote.signsIn ? .signedOut : .noAccounts }
}
