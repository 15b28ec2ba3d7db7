/// Where it is kept where the program was left: one document for each account, which the layers do not look into.
///
/// A session's documents are its own: one repository serves one session.
public protocol SnapshotRepository: Sendable {
  /// The document of the session; nil where none is kept, or nobody is signed in.
  func snapshot(of session: SessionState) async throws(SnapshotError) -> [UInt8]?

  /// Keeps a document in the place of the one before.
  func keep(_ document: [UInt8], of session: SessionState) async throws(SnapshotError)

  /// Drops the session's document, and takes no other one from now on.
  func forget(_ session: SessionState) async throws(SnapshotError)
}
