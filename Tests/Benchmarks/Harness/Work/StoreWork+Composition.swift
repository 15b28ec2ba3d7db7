internal import StoaFlow

/// Actions sent to stores whose reducers are made of others.
extension StoreWork {
  struct Row: Sendable, Identifiable {
    let id: Int
    var title: String
    var count = 0
  }

  struct Shelf: Sendable {
    var rows = IdentifiedRows((0..<100_000).map { Row(id: $0, title: "Row number \($0) of the shelf") })
  }

  enum ShelfStep: Sendable {
    case row(IdentifiedAction<Int, Int>)

    static let toRow = CasePath(ShelfStep.row) { if case .row(let action) = $0 { action } else { nil } }
  }

  private struct Adding: Reducer {
    let place: Int

    func reduce(into state: inout Counts, action: Step) -> Effect<Step> {
      if case .add(let number) = action {
        state.total &+= number &+ place
        state.numbers.0 &+= 1
      }
      return .none
    }
  }

  private struct Counting: Reducer {
    func reduce(into row: inout Row, action number: Int) -> Effect<Int> {
      row.count &+= number
      return .none
    }
  }

  /// So many reducers on one state, each of which changes it.
  static func combine(_ count: Int) -> @FlowActor (Int) -> Int {
    let all = Combine<Counts, Step> {
      for place in 0..<count { Adding(place: place) }
    }
    let store = makeStore(Counts(), all)
    return { count in
      for number in 0..<count { store.send(.add(number)) }
      return store.state.total &+ store.state.numbers.0
    }
  }

  /// A row among 100,000 changes, each time another one; `checkpoint` is after how many actions a copy of the state is
  /// taken and held, as a history does.
  static func row(checkpoint: Int?) -> @FlowActor (Int) -> Int {
    let shelf = Reduce<Shelf, ShelfStep> { _, _ in .none }.forEach(\.rows, action: ShelfStep.toRow) { Counting() }
    let clock = LoopClock(wake: {})
    let store = Store(Shelf(), reducer: shelf, runtime: EffectRuntime(clock: clock, activity: Activity()))
    var held = store.state
    return { count in
      var sum = 0
      for number in 0..<count {
        let id = (number &* 7_919) % 100_000
        store.send(.row(IdentifiedAction(id, number)))
        guard let checkpoint, number % checkpoint == 0 else { continue }
        held = store.state
        sum &+= held.rows[id].count
      }
      return sum &+ store.state.rows[0].count
    }
  }
}
