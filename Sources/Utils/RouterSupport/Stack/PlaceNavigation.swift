public import StoaFlow
internal import StoaRouting

/// The way from the places of a feature to its coordinator: what they open, what they ask others for, and that they
/// want to be drawn.
@FlowActor public final class PlaceNavigation<Route: Sendable, Intent: Sendable> {
  private let runtime: EffectRuntime
  private var open: (@FlowActor (Route) -> Void)?
  private var ask: (@FlowActor (Intent) -> Void)?
  private var change: (@FlowActor () -> Void)?

  /// Leads nowhere until it is connected; the stores that it makes run their effects on `runtime`.
  public init(runtime: EffectRuntime) {
    self.runtime = runtime
  }

  /// Leads to a stack, which it does not keep alive, and to whoever takes the intents.
  public func connect<Sheet>(
    to stack: StackCoordinator<Route, Sheet>, raise: @escaping @FlowActor (Intent) -> Void
  ) where Route: Equatable, Sheet: Equatable {
    open = { [weak stack] route in
      guard let stack else { return }
      stack.perform(stack.place.sheet == nil ? .push(route) : .transaction([.dismiss, .push(route)]))
    }
    change = { [weak stack] in stack?.onChange?() }
    ask = raise
    if let timeline = runtime.timeline { stack.record(on: timeline) }
  }

  /// Puts a place on the stack; a sheet that is open is closed first.
  public func push(_ route: Route) { open?(route) }

  /// Asks for what others do.
  public func raise(_ intent: Intent) { ask?(intent) }

  /// A store whose changes are drawn.
  public func store<State, Action>(
    _ state: State, _ reducer: some Reducer<State, Action>
  ) -> Store<State, Action> {
    let store = Store(state, reducer: reducer, runtime: runtime)
    store.onChange = { [weak self] in self?.change?() }
    return store
  }
}
