/// What an examination of a whole cache has found.
public struct CacheVerification: Hashable, Sendable {
  /// The answers that are whole.
  public var sound = 0
  /// The answers that were damaged and have been dropped.
  public var dropped = 0
  /// True when the file itself was damaged and has been set aside, with all that was in it.
  public var isSetAside = false

  /// Whether nothing was damaged.
  public var isClean: Bool { dropped == 0 && !isSetAside }

  /// Nothing examined yet.
  public init() {}
}
