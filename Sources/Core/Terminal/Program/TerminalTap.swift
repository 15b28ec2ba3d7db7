public import StoaCanvas
internal import StoaFlow

/// Hears what a loop does to its terminal, for a recording.
public struct TerminalTap: Sendable {
  /// The terminal has this size, at first and whenever it changes.
  public var resized: @FlowActor @Sendable (Size) -> Void
  /// These bytes are about to be written.
  public var writes: @FlowActor @Sendable ([UInt8]) -> Void

  /// Hears sizes and bytes.
  public init(
    resized: @escaping @FlowActor @Sendable (Size) -> Void, writes: @escaping @FlowActor @Sendable ([UInt8]) -> Void
  ) {
    self.resized = resized
    self.writes = writes
  }
}
