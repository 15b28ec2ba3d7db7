internal import DomainLayer
internal import DomainTesting
internal import Synchronization

/// Snapshots in memory, with failures on demand; they outlive the programs of a test.
final class KeptSnapshots: SnapshotRepository {
  private struct State {
    var documents: [SessionState: [UInt8]] = [:]
    var saves = 0
    var failure: SnapshotError?
  }

  private let state = Mutex(State())

  init(_ document: [UInt8]? = nil) {
    if let document { self[.noAccounts] = document }
  }

  subscript(session: SessionState) -> [UInt8]? {
    get { state.withLock { $0.documents[session] } }
    set { state.withLock { $0.documents[session] = newValue } }
  }

  /// How often something was to be kept.
  var saves: Int { state.withLock { $0.saves } }

  /// What every read and save ends with from now on.
  func fail(_ failure: SnapshotError?) { state.withLock { $0.failure = failure } }

  func snapshot(of session: SessionState) async throws(SnapshotError) -> [UInt8]? {
    let (document, failure) = state.withLock { ($0.documents[session], $0.failure) }
    if let failure { throw failure }
    return document
  }

  func keep(_ document: [UInt8], of session: SessionState) async throws(SnapshotError) {
    let failure = state.withLock { state in
      state.saves += 1
      if state.failure == nil { state.documents[session] = document }
      return state.failure
    }
    if let failure { throw failure }
  }

  func forget(_ session: SessionState) async throws(SnapshotError) { self[session] = nil }
}

extension DomainContainer {
  /// A world whose programs are kept where they are left.
  init(_ world: SampleWorld, _ snapshots: KeptSnapshots) {
    self.init(world, snapshots: snapshots)
  }
}
