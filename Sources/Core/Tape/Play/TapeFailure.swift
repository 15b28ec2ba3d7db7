/// Where and why a tape failed.
public struct TapeFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the command stands.
  public var position: TapePosition
  /// The command as the tape writes it.
  public var source: String
  /// Without a full stop.
  public var reason: String

  /// One line: `walk.tape:12:1: Expect /Ann/ failed: the screen shows no match`.
  public var description: String { "\(position): \(source) failed: \(reason)" }
}
