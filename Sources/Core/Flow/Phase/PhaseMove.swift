/// A move that a phase map made: for traces, coverage and inspectors.
public struct PhaseMove: Hashable, Sendable, CustomStringConvertible {
  /// The name of the map; empty where it has none.
  public var map: String
  public var phase: String
  public var trigger: String
  public var target: String

  public init(map: String = "", phase: String, trigger: String, target: String) {
    self.map = map
    self.phase = phase
    self.trigger = trigger
    self.target = target
  }

  public var description: String {
    "\(map.isEmpty ? "" : "\(map): ")\(phase) → \(target) by \(trigger)"
  }
}
