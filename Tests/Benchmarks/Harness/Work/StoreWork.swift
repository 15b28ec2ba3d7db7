internal import StoaFlow

/// Actions sent to stores, as any other program that imports the store would do it.
@FlowActor enum StoreWork {
  struct Counts: Sendable, Equatable {
    var numbers = (0, 0, 0, 0, 0, 0, 0, 0)
    var total = 0

    static func == (one: Counts, other: Counts) -> Bool { one.total == other.total }
  }

  enum Step: Sendable { case add(Int), nothing }

  struct Table: Sendable {
    @Tracked var rows: [Int]
    var filter = 0
  }

  /// What observers add to, without the check that a captured variable would cost them.
  private final class Sum {
    @exclusivity(unchecked) var value = 0
  }

  /// A state and its reducer, and nothing else of a store.
  private final class Held {
    @exclusivity(unchecked) var state = Counts()
    var reduce: (inout Counts, Step) -> Effect<Step>

    @inline(never) init(_ reducer: Counting) {
      reduce = { reducer.reduce(into: &$0, action: $1) }
    }
  }

  private struct Counting: Reducer {
    func reduce(into state: inout Counts, action: Step) -> Effect<Step> {
      switch action {
      case .add(let number):
        state.numbers.0 &+= number
        state.total &+= 1
      case .nothing: break
      }
      return .none
    }
  }

  private struct Filtering: Reducer {
    func reduce(into state: inout Table, action: Step) -> Effect<Step> {
      if case .add(let number) = action { state.filter &+= number }
      return .none
    }
  }

  static func makeStore<State, R: Reducer<State, Step>>(
    _ state: State, _ reducer: R, isRecorded: Bool = false
  ) -> Store<State, Step> {
    let clock = LoopClock(wake: {})
    let timeline = isRecorded ? Timeline(clock: { clock.now.offset }) : nil
    return Store(
      state, reducer: reducer, runtime: EffectRuntime(clock: clock, activity: Activity(), timeline: timeline))
  }

  /// The reducer alone, behind a closure as a store has it.
  static func reduce() -> @FlowActor (Int) -> Int {
    let held = Held(Counting())
    return { count in
      for number in 0..<count { _ = held.reduce(&held.state, .add(number)) }
      return held.state.total &+ held.state.numbers.0
    }
  }

  /// One observer sees the number that each action changes; the others see numbers that none changes.
  ///
  /// - Parameter isRecorded: Whether a timeline keeps the actions.
  static func dispatch(observers: Int, isRecorded: Bool = false) -> @FlowActor (Int) -> Int {
    let store = makeStore(Counts(), Counting(), isRecorded: isRecorded)
    let seen = Sum()
    let slices: [@Sendable (Counts) -> Int] = [
      { $0.numbers.0 }, { $0.numbers.1 }, { $0.numbers.2 }, { $0.numbers.3 }, { $0.numbers.4 }, { $0.numbers.5 },
      { $0.numbers.6 }, { $0.numbers.7 },
    ]
    let observations = slices.prefix(observers).map { slice in store.observe(slice) { seen.value &+= $0 } }
    return { count in
      for number in 0..<count { store.send(.add(number + 1)) }
      return seen.value &+ store.state.total &+ observations.count
    }
  }

  /// 100,000 rows that are observed by their revision, and an action that leaves them alone.
  static func rows() -> @FlowActor (Int) -> Int {
    let store = makeStore(Table(rows: Array(0..<100_000)), Filtering())
    let seen = Sum()
    let observation = store.observe({ $0.$rows }) { _ in seen.value &+= 1 }
    return { count in
      for number in 0..<count { store.send(.add(number)) }
      return withExtendedLifetime(observation) { seen.value &+ store.state.filter }
    }
  }
}
