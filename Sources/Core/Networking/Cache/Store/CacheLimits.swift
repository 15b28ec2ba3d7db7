/// How much a cache keeps; what was used least recently goes first.
public struct CacheLimits: Hashable, Sendable {
  /// The bytes of all answers together, their fields included.
  public var bytes: Int
  /// How many answers.
  public var entries: Int
  /// How long another process that holds the file is waited for.
  public var patience: Duration

  /// So many bytes and answers: 25 MiB and 500 where nothing else is said.
  public init(bytes: Int = 26_214_400, entries: Int = 500, patience: Duration = .seconds(2)) {
    self.bytes = bytes
    self.entries = entries
    self.patience = patience
  }
}
