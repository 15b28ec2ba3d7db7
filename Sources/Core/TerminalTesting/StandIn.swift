public import StoaCanvas

/// What a terminal was given for a cluster that it would have drawn in another width.
public struct StandIn: Hashable, Sendable {
  /// The cluster of the canvas.
  public var cluster: String
  /// What the terminal shows in its place.
  public var shown: String
  /// Where it begins.
  public var point: Point
}
