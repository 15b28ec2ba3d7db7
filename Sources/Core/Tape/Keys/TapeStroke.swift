/// What one command of a tape types.
public struct TapeStroke: Hashable, Sendable {
  /// The line of the tape, counted from 1.
  public var line: Int
  /// The command as the tape writes it.
  public var source: String
  /// Empty for a command that types nothing.
  public var bytes: [UInt8]
}
