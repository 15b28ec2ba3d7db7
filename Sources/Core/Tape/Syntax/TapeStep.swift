/// One command of a tape, with where and how it was written.
public struct TapeStep: Hashable, Sendable {
  public var command: TapeCommand
  public var position: TapePosition
  /// The command as the tape writes it, without the blanks around it and without a comment.
  public var source: String

  public init(_ command: TapeCommand, at position: TapePosition, source: String) {
    self.command = command
    self.position = position
    self.source = source
  }
}
