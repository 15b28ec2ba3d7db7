internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the digest shows.
public struct DigestContent: Equatable, Sendable {
  /// How far one person's to-dos are.
  public struct Share: Hashable, Sendable {
    public let name: String
    public let done: Int
    public let total: Int
  }

  /// How many are done of all; nil until it is known.
  public let done: Int?
  public let total: Int?
  /// Whether there are more in all, which could not be counted.
  public let isCutShort: Bool
  public let shares: [Share]
  /// Whether the shares cover only the first to-dos.
  public let isPartial: Bool
  public let message: LoadMessage?
  /// Lines above the view.
  public let offset: Int

  public init(_ slice: Slice) {
    let digest = slice.digest
    done = digest?.counts.done
    total = digest?.counts.total
    isCutShort = digest?.counts.isCutShort ?? false
    shares = digest?.shares.map { Share(name: $0.name, done: $0.done, total: $0.total) } ?? []
    isPartial = digest?.isPartial ?? false
    message = slice.notice.map(LoadMessage.init)
    offset = slice.offset
  }
}
