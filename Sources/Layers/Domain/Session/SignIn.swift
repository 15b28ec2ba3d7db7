/// Signs somebody in.
public struct SignIn: Sendable {
  private let session: any SessionRepository

  package init(session: any SessionRepository) { self.session = session }

  /// The new state; an empty name or password is refused without asking the service.
  public func callAsFunction(username: String, password: String) async throws(DomainError) -> SessionState {
    guard !username.isEmpty, !password.isEmpty else { throw DomainError(.refusedSignIn) }
    return try await session.signIn(username: username, password: password)
  }
}
