/// Keeps where the program is, for its next start.
public struct KeepSnapshot: Sendable {
  private let snapshots: any SnapshotRepository

  package init(snapshots: any SnapshotRepository) { self.snapshots = snapshots }

  public func callAsFunction(_ document: [UInt8], of session: SessionState) async throws(SnapshotError) {
    try await snapshots.keep(document, of: session)
  }
}
