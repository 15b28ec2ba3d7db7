/// Loads where the program was left.
public struct LoadSnapshot: Sendable {
  private let snapshots: any SnapshotRepository

  package init(snapshots: any SnapshotRepository) { self.snapshots = snapshots }

  /// The document as it was kept; nil where there is none.
  public func callAsFunction(of session: SessionState) async throws(SnapshotError) -> [UInt8]? {
    try await snapshots.snapshot(of: session)
  }
}
