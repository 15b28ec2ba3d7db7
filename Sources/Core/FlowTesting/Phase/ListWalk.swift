public import StoaFlow

/// Takes a feature's list through every move of its phases, by sending what its effects would send.
public struct ListWalk<Element: Sendable & Equatable, Query: Sendable & Equatable, Failure: Error & Equatable> {
  /// The state that is walked.
  public typealias List = ListState<Element, Query, Failure>
  /// What moves it.
  public typealias Event = ListAction<Element, Query, Failure>

  private let page: ListPage<Element>
  private let query: Query
  private let failure: Failure
  private let emptyAnswer: Failure

  /// - Parameters:
  ///   - query: Another one than the list begins with.
  ///   - emptyAnswer: The failure by which the service says that there is nothing.
  public init(page: ListPage<Element>, query: Query, failure: Failure, emptyAnswer: Failure) {
    self.page = page
    self.query = query
    self.failure = failure
    self.emptyAnswer = emptyAnswer
  }

  /// The moves of every list of this kind, for a coverage.
  public var moves: [PhaseMove] {
    let client = ListClient<Element, Query, Failure>(
      identify: { _ in nil }, isEmptyAnswer: { [emptyAnswer] in $0 == emptyAnswer }, cancelled: failure,
      clock: ManualClock()
    ) { [page] _ in page }
    return ListReducer(client: client).phaseMap.moves
  }

  /// Walks; `makeStore` makes the list anew for each way that begins at its beginning.
  @FlowActor
  public func walk<State, Action>(
    _ makeStore: @FlowActor () -> Store<State, Action>, list: (State) -> List, send: (Event) -> Action
  ) {
    func walk(_ steps: Step...) {
      let store = makeStore()
      for step in steps { store.send(send(event(step, list(store.state)))) }
    }
    walk(.event(.appeared), .arrives, .event(.refreshed), .arrives)
    walk(.event(.appeared), .arrivesStale, .arrives)
    walk(.event(.refreshed), .isEmpty, .event(.refreshed), .isEmpty)
    walk(.event(.appeared), .fails, .event(.refreshed), .arrives, .event(.refreshed), .fails, .event(.refreshed))
    walk(.event(.appeared), .event(.cancelled), .event(.refreshed), .arrives, .event(.refreshed), .event(.cancelled))
    walk(.event(.appeared), .arrives, .event(.queryChanged(query)), .event(.cancelled))
  }

  private var stalePage: ListPage<Element> {
    ListPage(elements: page.elements, total: page.total, freshness: LoadFreshness(time: 0, isStale: true))
  }

  private enum Step {
    case event(Event), arrives, arrivesStale, fails, isEmpty
  }

  private func event(_ step: Step, _ list: List) -> Event {
    switch step {
    case .event(let event): event
    case .arrives: .arrived(page: 0, page, generation: list.generation)
    case .arrivesStale: .arrived(page: 0, stalePage, generation: list.generation)
    case .fails: .failed(page: 0, failure, generation: list.generation)
    case .isEmpty: .failed(page: 0, emptyAnswer, generation: list.generation)
    }
  }
}
