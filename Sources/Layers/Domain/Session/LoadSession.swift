/// Says who is signed in.
public struct LoadSession: Sendable {
  private let session: any SessionRepository

  package init(session: any SessionRepository) { self.session = session }

  public func callAsFunction() async throws(DomainError) -> SessionState { try await session.current() }
}
