/// Where something stands in a tape: line and column count from 1, columns in characters.
public struct TapePosition: Hashable, Sendable, CustomStringConvertible {
  /// The tape as it was named by whoever read it.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// As compilers write it: `walk.tape:3:7`.
  public var description: String { "\(file):\(line):\(column)" }
}
