/// Who is signed in, and the way in and out.
public protocol SessionRepository: Sendable {
  /// What is known without asking the service.
  func current() async throws(DomainError) -> SessionState

  /// Signs in; `.refusedSignIn` for a wrong name or password, `.noAccounts` where there are none.
  func signIn(username: String, password: String) async throws(DomainError) -> SessionState

  /// Signs out by forgetting the tokens; the service is told, but need not be reached for it.
  func signOut() async throws(DomainError) -> SessionState
}
