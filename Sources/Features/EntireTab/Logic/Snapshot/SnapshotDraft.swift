public import DomainLayer

/// A document that is to be kept, and whose it is.
public struct SnapshotDraft: Hashable, Sendable {
  public let document: [UInt8]
  public let session: SessionState

  public init(_ document: [UInt8], of session: SessionState) {
    self.document = document
    self.session = session
  }
}
