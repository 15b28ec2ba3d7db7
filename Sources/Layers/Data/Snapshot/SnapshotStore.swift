public import DomainLayer

/// Where the program was left on this machine, at one back end; it outlives every session.
public struct SnapshotStore: Sendable {
  private let file: SnapshotFile?
  private let backend: String
  private let report: @Sendable (String) -> Void

  /// Keeps them in the database at `path`, or not at all without one.
  ///
  /// - Parameters:
  ///   - backend: What tells this back end from every other, so that ids of another one are never shown.
  ///   - report: Gets a line for the log for each fault.
  public init(path: String?, backend: String, report: @escaping @Sendable (String) -> Void) {
    file = path.map(SnapshotFile.init)
    self.backend = backend
    self.report = report
  }

  /// The snapshots of a new session.
  public func makeRepository() -> any SnapshotRepository {
    guard let file else { return NoSnapshots() }
    return DefaultSnapshotRepository(file: file, backend: backend, report: report)
  }
}
