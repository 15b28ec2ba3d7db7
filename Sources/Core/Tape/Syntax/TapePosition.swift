/// Where something stands in a tape: line and column count from 1, columns in characters.
public struct TapePosition: Hashable, Sendable, CustomStringConvertible {
  /// The tape as it was named by whoever read it.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The character of the line, counted from 1.
  public var column: Int

  /// A place in the file of that name.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// As compilers write it: `walk.tape:3:7`.
  public var description: String { "\(file):\(line):\(column)" }
}
