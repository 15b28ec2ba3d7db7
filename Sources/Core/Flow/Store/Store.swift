/// Holds the state of a feature; the only way to change it is to send an action.
///
/// Actions are reduced one at a time, in the order in which they were sent; one that is sent while another is being
/// reduced waits for its turn, none is dropped. An action costs well under a microsecond beside its reducer and, when
/// it asks for no effect, no allocation.
@FlowActor
public final class Store<State: Sendable, Action: Sendable> {
  /// Goes up by one with each action that is reduced.
  @inlinable public var revision: UInt64 { reduced }

  /// Called after each action was reduced, in order; the place to hear an action that reports to a parent.
  public var onAction: (@FlowActor (Action) -> Void)?

  /// Called once when a burst of actions has been reduced and nothing waits, after the observers.
  public var onChange: (@FlowActor () -> Void)?

  @usableFromInline var storage: State
  @usableFromInline var queue = BurstQueue<Action>()
  // No access to these spans a call into other code; checking each for overlaps would cost a fifth of an action.
  @exclusivity(unchecked) @usableFromInline var reduced: UInt64 = 0
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  @exclusivity(unchecked) @usableFromInline var observers: [StoreObserver<State>] = []
  @usableFromInline let reduce: @Sendable (inout State, Action) -> Effect<Action>
  @usableFromInline let engine: EffectEngine
  @usableFromInline let instrument: (any StoreInstrument<State, Action>)?
  /// What is recorded of it, where its runtime carries a timeline.
  @exclusivity(unchecked) @usableFromInline var track: StoreTrack<State, Action>?

  /// A store that begins with `initial`. Its own `instrument` takes the place of what the runtime would watch it
  /// with.
  @inlinable
  public init(
    _ initial: State, reducer: some Reducer<State, Action>, runtime: EffectRuntime,
    instrument: (any StoreInstrument<State, Action>)? = nil
  ) {
    storage = initial
    reduce = { state, action in reducer.reduce(into: &state, action: action) }
    engine = EffectEngine(runtime: runtime)
    self.instrument = instrument ?? runtime.monitor?.instrument()
    connect(isRecorded: instrument == nil)
  }

  deinit {
    engine.close()
  }

  /// The state after the last action that was reduced.
  @inlinable public var state: State {
    _read { yield storage }
  }

  /// Reduces `action` now, or after those that wait when called from within a reduction or an observer.
  @inlinable
  public func send(_ action: Action) {
    if let instrument { instrument.received(action, queued: queue.count) }
    guard !isBusy else {
      queue.append(action)
      return
    }
    isBusy = true
    perform(action)
    settle()
  }

  /// Cancels all effects that run or wait; what they still send is dropped.
  public func cancelEffects() {
    engine.cancelAll()
  }

  /// Cancels all effects for good, as if the store were gone: what is asked for from now on is not started.
  public func close() {
    engine.cancelAll()
    engine.close()
  }

  @inlinable
  func perform(_ action: Action) {
    reduced &+= 1
    if let track { track.record(action, revision: reduced, state: storage) }
    if let instrument { instrument.willReduce(action, state: storage) }
    let effect = reduce(&storage, action)
    if let instrument { instrument.didReduce(action, state: storage, revision: reduced) }
    if let node = effect.node { engine.start(node, sequence: reduced) }
    if let onAction { onAction(action) }
  }

  /// Reduces what waits and tells the observers, until they have nothing to add.
  @inlinable
  func settle() {
    repeat {
      while let action = queue.next() { perform(action) }
      notify()
      if queue.isEmpty, let onChange { onChange() }
    } while !queue.isEmpty
    isBusy = false
  }
}
