/// One value that is loaded as a whole, such as the detail of a person.
///
/// Its reducer alone writes it; that all of it can be set is for tests, which state what an action is to leave.
public struct ItemState<Value: Sendable & Equatable, Failure: Error & Equatable>: Sendable, Equatable {
  /// Where the load stands; moved by the phase map alone.
  public var phase = LoadPhase.idle
  /// The value, once it has come; a failed refresh keeps it.
  public var value: Value?
  /// How old the value is; nil where nothing is kept on the way.
  public var freshness: LoadFreshness?
  /// Why the last load brought nothing.
  public var failure: Failure?
  /// How often the wait was drawn; nil until it has lasted long enough to be shown.
  public var waitTicks: Int?
  /// Goes up with every load, so that older answers are known.
  public var generation = 0

  /// Nothing yet.
  public init() {}

  /// Whether a load is on its way.
  public var isBusy: Bool { phase == .loading || phase == .refreshing }
}
