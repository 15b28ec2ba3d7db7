/// A move of a phase that its map does not declare, or a trigger that it ignored.
public struct PhaseViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// In which way the map was broken.
  public enum Kind: Hashable, Sendable {
    /// The reducer wrote the phase itself.
    case directWrite
    /// A rule's `choose` named a phase that is not among the rule's targets.
    case undeclaredTarget
    /// A rule's `choose` named the phase that it started from, which is not among the rule's targets.
    case forbiddenSelfMove
    /// The trigger moves other phases; this one neither moves by it nor declares that it ignores it.
    case ignoredTrigger
  }

  /// What was wrong.
  public var kind: Kind
  /// The name of the map; empty where it has none.
  public var map: String
  /// The phase that it started from.
  public var phase: String
  /// The name of the trigger; nil where no trigger was involved.
  public var trigger: String?
  /// The phase that it would have led to, where there is one.
  public var target: String?

  /// A breach of the map of this name.
  public init(kind: Kind, map: String = "", phase: String, trigger: String? = nil, target: String? = nil) {
    self.kind = kind
    self.map = map
    self.phase = phase
    self.trigger = trigger
    self.target = target
  }

  public var description: String {
    let text =
      switch kind {
      case .directWrite: "the reducer moved the phase from \(phase) to \(target ?? "?") itself"
      case .undeclaredTarget: "\(trigger ?? "?") moved \(phase) to \(target ?? "?"), which is not declared"
      case .forbiddenSelfMove: "\(trigger ?? "?") moved \(phase) to itself, which is not declared"
      case .ignoredTrigger: "\(trigger ?? "?") is ignored in \(phase)"
      }
    return map.isEmpty ? text : "\(map): \(text)"
  }
}
