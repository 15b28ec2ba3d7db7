public import DomainLayer
public import StoaFlow

/// The digest of the to-dos.
public struct DigestState: Sendable, Equatable {
  public package(set) var digest = ItemState<Digest, DomainError>()
  public package(set) var cursor = PageCursor()

  public init() {}
}
