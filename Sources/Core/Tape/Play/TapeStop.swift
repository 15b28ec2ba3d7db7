/// Why a tape cannot go on: one line for people, without a full stop.
public struct TapeStop: Error, Hashable, Sendable {
  /// The line.
  public var reason: String

  /// Stops for that reason.
  public init(_ reason: String) { self.reason = reason }
}
