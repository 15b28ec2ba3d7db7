/// What is wrong with a tape, and where.
public struct TapeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it stands.
  public var position: TapePosition
  /// What is wrong and what would be right, without a full stop.
  public var message: String

  /// What is wrong at that place.
  public init(_ message: String, at position: TapePosition) {
    self.message = message
    self.position = position
  }

  /// One line: `walk.tape:3:7: there is no command 'Tpye'; did you mean 'Type'?`
  public var description: String { "\(position): \(message)" }
}
