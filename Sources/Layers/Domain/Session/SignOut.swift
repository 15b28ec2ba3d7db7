/// Signs out; what belonged to the session must be dropped with it, and where its program was left is forgotten here.
public struct SignOut: Sendable {
  private let session: any SessionRepository
  private let snapshots: any SnapshotRepository

  package init(session: any SessionRepository, snapshots: any SnapshotRepository) {
    self.session = session
    self.snapshots = snapshots
  }

  public func callAsFunction() async throws(DomainError) -> SessionState {
    let left = try? await session.current()
    let state = try await session.signOut()
    // A file that cannot be written does not keep anybody signed in.
    if let left { try? await snapshots.forget(left) }
    return state
  }
}
