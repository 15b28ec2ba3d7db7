public import StoaCanvas

/// What a terminal was given for a cluster that it would have drawn in another width.
public struct StandIn: Hashable, Sendable {
  public var cluster: String
  public var shown: String
  public var point: Point
}
