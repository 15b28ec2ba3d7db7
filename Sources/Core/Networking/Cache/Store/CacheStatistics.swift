/// What a cache holds.
public struct CacheStatistics: Hashable, Sendable {
  public var entries = 0
  /// The bytes of all answers, as the limit counts them.
  public var bytes = 0
  /// The bytes on the disk.
  public var fileBytes = 0
  /// How many people's answers are in it.
  public var accounts = 0

  public init() {}
}
