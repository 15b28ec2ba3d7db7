/// What a cache holds.
public struct CacheStatistics: Hashable, Sendable {
  /// How many answers it holds.
  public var entries = 0
  /// The bytes of all answers, as the limit counts them.
  public var bytes = 0
  /// The bytes on the disk.
  public var fileBytes = 0
  /// When the oldest and the newest answer came, in milliseconds since 1970; nil where there is none.
  public var oldest: Int?
  /// When the newest answer came, in milliseconds since 1970; nil where there is none.
  public var newest: Int?
  /// Whose answers are in it, in order; those of nobody in particular are nobody's.
  public var accounts: [String] = []

  /// Those of an empty cache.
  public init() {}
}
