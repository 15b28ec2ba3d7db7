public import StoaFlow

/// Takes a feature's load of one value through every move of its phases, by sending what its effects would send.
public struct ItemWalk<Value: Sendable & Equatable, Failure: Error & Equatable> {
  /// The state that is walked.
  public typealias Item = ItemState<Value, Failure>
  /// What moves it.
  public typealias Event = ItemAction<Value, Failure>

  private let value: Value
  private let failure: Failure

  /// A walk on which `value` is what comes, and `failure` what comes in its place.
  public init(value: Value, failure: Failure) {
    self.value = value
    self.failure = failure
  }

  /// The moves of every item of this kind, for a coverage.
  public var moves: [PhaseMove] { ItemReducer<Value, Failure>.phaseMap.moves }

  /// Walks; `makeStore` makes the place anew for each way that begins at its beginning.
  @FlowActor
  public func walk<State, Action>(
    _ makeStore: @FlowActor () -> Store<State, Action>, item: (State) -> Item, send: (Event) -> Action
  ) {
    func walk(_ steps: Step...) {
      let store = makeStore()
      for step in steps { store.send(send(event(step, item(store.state)))) }
    }
    walk(.event(.appeared), .arrives, .event(.refreshed), .arrives)
    walk(.event(.refreshed), .fails, .event(.refreshed), .arrives, .event(.refreshed), .fails, .event(.refreshed))
    walk(.event(.appeared), .event(.cancelled))
    walk(.event(.appeared), .arrivesStale, .arrives)
    walk(.event(.appeared), .arrives, .event(.refreshed), .event(.cancelled))
  }

  private enum Step {
    case event(Event), arrives, arrivesStale, fails
  }

  private func event(_ step: Step, _ item: Item) -> Event {
    switch step {
    case .event(let event): event
    case .arrives: .arrived(value, generation: item.generation)
    case .arrivesStale:
      .arrived(value, freshness: LoadFreshness(time: 0, isStale: true), generation: item.generation)
    case .fails: .failed(failure, generation: item.generation)
    }
  }
}
