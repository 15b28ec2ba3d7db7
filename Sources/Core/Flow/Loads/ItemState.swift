/// One value that is loaded as a whole, such as the detail of a person.
public struct ItemState<Value: Sendable & Equatable, Failure: Error & Equatable>: Sendable, Equatable {
  /// Where the load stands; moved by the phase map alone.
  public package(set) var phase = LoadPhase.idle
  /// The value, once it has come; a failed refresh keeps it.
  public package(set) var value: Value?
  /// How old the value is; nil where nothing is kept on the way.
  public package(set) var freshness: LoadFreshness?
  /// Why the last load brought nothing.
  public package(set) var failure: Failure?
  /// How often the wait was drawn; nil until it has lasted long enough to be shown.
  public package(set) var waitTicks: Int?
  /// Goes up with every load, so that older answers are known.
  public package(set) var generation = 0

  /// Nothing yet.
  public init() {}

  /// Whether a load is on its way.
  public var isBusy: Bool { phase == .loading || phase == .refreshing }
}
