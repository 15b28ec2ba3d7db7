/// A move that a phase map made: for traces, coverage and inspectors.
public struct PhaseMove: Hashable, Sendable, CustomStringConvertible {
  /// The name of the map; empty where it has none.
  public var map: String
  /// The phase from which it moved.
  public var phase: String
  /// The name of the trigger.
  public var trigger: String
  /// The phase to which it moved.
  public var target: String

  /// A move by the names of its phases and its trigger.
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
