/// Why a tape cannot go on: one line for people, without a full stop.
public struct TapeStop: Error, Hashable, Sendable {
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}
