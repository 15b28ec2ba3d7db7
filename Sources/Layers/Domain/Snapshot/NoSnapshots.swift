/// Keeps nothing.
public struct NoSnapshots: SnapshotRepository {
  public init() {}
  public func snapshot(of session: SessionState) async throws(SnapshotError) -> [UInt8]? { nil }
  public func keep(_ document: [UInt8], of session: SessionState) async throws(SnapshotError) {}
  public func forget(_ session: SessionState) async throws(SnapshotError) {}
}
