/// One command of a tape, with where and how it was written.
public struct TapeStep: Hashable, Sendable {
  /// The command.
  public var command: TapeCommand
  /// Where it stands.
  public var position: TapePosition
  /// The command as the tape writes it, without the blanks around it and without a comment.
  public var source: String

  /// A command at that place, as it was written.
  public init(_ command: TapeCommand, at position: TapePosition, source: String) {
    self.command = command
    self.position = position
    self.source = source
  }
}
