internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct StoreQueueTests {
  let world = TestRuntime()

  @Test func theRoomOfAMillionQueuedActionsIsGivenBack() {
    let burst = 1_000_000
    let store = Store(
      0,
      reducer: Reduce<Int, Int> { sum, action in
        sum += action
        return .none
      }, runtime: world.effects)
    var peak = 0
    store.onAction = { [weak store] action in
      guard action == 0 else { return }
      for _ in 0..<burst { store?.send(1) }
      peak = store?.queueRoom ?? 0
    }
    store.send(0)
    #expect(store.state == burst)
    #expect(peak >= burst)
    #expect(store.queueRoom <= 512)
  }

  @Test func aSmallQueueKeepsItsRoom() {
    let store = Store(0, reducer: Reduce<Int, Int> { _, _ in .none }, runtime: world.effects)
    store.onAction = { [weak store] action in
      if action == 0 { for number in 1...100 { store?.send(number) } }
    }
    store.send(0)
    let room = store.queueRoom
    #expect(room >= 100)
    store.send(0)
    #expect(store.queueRoom >= room)
  }

  /// Actions that lead to others in all ways there are, against a plain queue.
  @Test func reentrantSendsAreReducedInTheOrderInWhichTheyCame() {
    for seed in 0..<300 {
      let plan = Plan(seed: seed)
      let store = Store([], reducer: plan, runtime: world.effects)
      store.onAction = { [weak store] action in
        for next in plan.followers[action].byHand { store?.send(next) }
      }
      store.send(0)
      #expect(store.state == plan.expected, "seed \(seed)")
      #expect(store.state.count == Plan.size)
    }
  }
}

/// Which actions follow from which: each from one before it, by an effect or by whoever hears of it.
private struct Plan: Reducer {
  static let size = 60

  private(set) var followers: [(byEffect: [Int], byHand: [Int])] = Array(repeating: ([], []), count: size)

  init(seed: Int) {
    var dice = Dice(seed: seed)
    for action in 1..<Self.size {
      let cause = dice.roll(action)
      if dice.roll(2) == 0 { followers[cause].byEffect.append(action) } else { followers[cause].byHand.append(action) }
    }
  }

  /// What a plain queue makes of it.
  var expected: [Int] {
    var queue = [0]
    var next = 0
    while next < queue.count {
      queue += followers[queue[next]].byEffect + followers[queue[next]].byHand
      next += 1
    }
    return queue
  }

  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(action)
    return .merge(followers[action].byEffect.map { .send($0) })
  }
}
