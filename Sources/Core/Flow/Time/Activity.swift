internal import Synchronization

/// Counts the effects in flight, over as many stores as share it; a run without a person waits for none.
///
/// An effect counts from the moment its store starts it until its last action has been reduced.
public final class Activity: Sendable {
  private struct State {
    var count = 0
    var sleeping = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    /// What each store that shares it has in flight; nil from one that is gone.
    var stores: [@FlowActor @Sendable () -> [String]?] = []
    /// As many stores as these, and it is worth looking for such as are gone.
    var storeLimit = 64
  }

  /// Set around the one sleep of a debounce or throttle window: the clock that keeps the timer tells this activity
  /// when it starts to wait and when it is due, in the same step in which its own list of timers changes.
  @TaskLocal package static var timer: Activity?

  private let state = Mutex(State())

  /// Nothing in flight.
  public init() {}

  /// Effects in flight, those that only wait for the clock among them.
  public var count: Int { state.withLock { $0.count } }

  /// The debounce and throttle windows that only wait for their clock.
  public var sleeping: Int { state.withLock { $0.sleeping } }

  /// Whether nothing is in flight but windows that wait for their clock: until it moves, no action will come.
  public var isSettled: Bool { state.withLock { $0.count == $0.sleeping } }

  /// Returns when no effect is in flight, at once when none is.
  public func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.count > 0 { state.waiters.append(continuation) }
        return state.count == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  /// The effects in flight by name, for people: where each was made, then its identities.
  ///
  /// Asks every store, so it is for reports of what went wrong.
  @FlowActor public var inFlight: [String] { state.withLock { $0.stores }.flatMap { $0() ?? [] } }

  /// Adds a store, by what names its effects.
  @FlowActor func add(_ names: @escaping @FlowActor @Sendable () -> [String]?) {
    let crowd = state.withLock { state in
      state.stores.append(names)
      return state.stores.count > state.storeLimit ? state.stores : nil
    }
    guard let living = crowd?.filter({ $0() != nil }) else { return }
    state.withLock { state in
      state.stores = living
      state.storeLimit = max(64, 2 * living.count)
    }
  }

  package func begin() {
    state.withLock { $0.count += 1 }
  }

  package func end() {
    let waiters = state.withLock { state in
      state.count -= 1
      guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func fallAsleep() {
    state.withLock { $0.sleeping += 1 }
  }

  func wakeUp() {
    state.withLock { $0.sleeping -= 1 }
  }
}
