internal import DomainLayer
internal import StoaStorage
internal import Synchronization

/// The snapshots of one session, in a file that outlives it.
final class DefaultSnapshotRepository: SnapshotRepository {
  private let file: SnapshotFile
  /// What tells the back ends apart.
  private let backend: String
  private let report: @Sendable (String) -> Void
  private let isClosed = Mutex(false)

  init(file: SnapshotFile, backend: String, report: @escaping @Sendable (String) -> Void) {
    self.file = file
    self.backend = backend
    self.report = report
  }

  func snapshot(of session: SessionState) async throws(SnapshotError) -> [UInt8]? {
    guard let key = key(of: session) else { return nil }
    return try reported { () throws(StorageError) in try file.read(key) }
  }

  func keep(_ document: [UInt8], of session: SessionState) async throws(SnapshotError) {
    guard let key = key(of: session) else { return }
    // Nothing of a session may come after the end of it.
    try isClosed.withLock { (isClosed) throws(SnapshotError) in
      guard !isClosed else { return }
      try reported { () throws(StorageError) in try file.write(document, key) }
    }
  }

  func forget(_ session: SessionState) async throws(SnapshotError) {
    guard let key = key(of: session) else { return }
    try isClosed.withLock { (isClosed) throws(SnapshotError) in
      isClosed = true
      try reported { () throws(StorageError) in try file.remove(key) }
    }
  }

  /// Whose document it is, at which back end; nil where nobody is signed in who must be.
  private func key(of session: SessionState) -> String? {
    switch session {
    case .noAccounts: backend
    case .signedIn(let account): "\(backend) @\(account.username)"
    case .signedOut: nil
    }
  }

  private func reported<Value>(_ body: () throws(StorageError) -> Value) throws(SnapshotError) -> Value {
    do throws(StorageError) {
      return try body()
    } catch {
      report("snapshot: \(error)")
      throw SnapshotError(error)
    }
  }
}

extension SnapshotError {
  fileprivate init(_ error: StorageError) {
    let kind: Kind =
      switch error {
      case .damaged, .constraint, .statement: .damaged
      case .newer(_, let version): .newer(version: version)
      case .tooLong: .tooLarge
      case .busy: .busy
      case .file, .full, .readOnly, .interrupted: .file
      }
    self.init(kind, cause: error.description)
  }
}
