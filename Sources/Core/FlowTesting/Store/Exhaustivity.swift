/// How much of what happens a test must state, part by part.
///
/// ```swift
/// let store = TestStore(State(), reducer: Feature(), exhaustivity: .off(showSkipped: true))
/// store.exhaustivity.effects = .mentioned
/// ```
public struct Exhaustivity: Sendable, Equatable {
  /// What is wanted of one part.
  public enum Demand: Sendable, Equatable {
    /// All of it: what the test leaves out is a failure.
    case all
    /// What the test mentions must be right; the rest passes.
    case mentioned
    /// The same, and what passes is shown as a warning.
    case mentionedAndShown
  }

  /// What actions do to the state.
  public var changes: Demand
  /// Actions that effects send.
  public var actions: Demand
  /// Effects that run or wait at the end.
  public var effects: Demand

  /// What is wanted of each part; all of it where nothing is said.
  public init(changes: Demand = .all, actions: Demand = .all, effects: Demand = .all) {
    self.changes = changes
    self.actions = actions
    self.effects = effects
  }

  /// The test states everything.
  public static let on = Exhaustivity()

  /// Closures state what they mention, other received actions are passed over, effects may be left running.
  public static let off = off(showSkipped: false)

  /// The same; `showSkipped` shows as warnings what `on` would have failed for.
  public static func off(showSkipped: Bool) -> Exhaustivity {
    let demand = showSkipped ? Demand.mentionedAndShown : .mentioned
    return Exhaustivity(changes: demand, actions: demand, effects: demand)
  }
}
