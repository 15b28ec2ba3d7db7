/// Signs out; what belonged to the session must be dropped with it.
public struct SignOut: Sendable {
  private let session: any SessionRepository

  package init(session: any SessionRepository) { self.session = session }

  public func callAsFunction() async throws(DomainError) -> SessionState { try await session.signOut() }
}
