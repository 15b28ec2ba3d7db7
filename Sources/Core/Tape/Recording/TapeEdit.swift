/// What a recording adds to its tape: text that stays, and behind it text that the next edit replaces.
public struct TapeEdit: Hashable, Sendable {
  /// Comes in the place of what was open, and stays.
  public var settled: String
  /// Comes behind it, and may still change.
  public var open: String

  /// `settled` comes in the place of what was open, and `open` behind it.
  public init(settled: String, open: String) {
    self.settled = settled
    self.open = open
  }
}
