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

/// What an examination of a whole cache has found.
public struct CacheVerification: Hashable, Sendable {
  /// The answers that are whole.
  public var sound = 0
  /// The answers that were damaged and have been dropped.
  public var dropped = 0
  /// True when the file itself was damaged and has been set aside, with all that was in it.
  public var isSetAside = false

  public var isClean: Bool { dropped == 0 && !isSetAside }

  public init() {}
}
