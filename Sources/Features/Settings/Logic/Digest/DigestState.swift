public import DomainLayer
public import StoaFlow

/// The digest of the to-dos.
public struct DigestState: Sendable, Equatable {
  public internal(set) var digest = ItemState<Digest, DomainError>()
  public internal(set) var cursor = PageCursor()

  public init() {}
}
