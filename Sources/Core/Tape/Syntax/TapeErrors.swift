/// All that is wrong with a tape: never empty; by position within a file, a sourced file's errors where it was named.
public struct TapeErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, in order.
  public let errors: [TapeError]

  package init(_ errors: [TapeError]) {
    self.errors = errors
  }

  /// One error a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
