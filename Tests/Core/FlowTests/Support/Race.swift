internal import StoaFlow
internal import StoaFlowTesting

/// One random interleaving of the jobs of a store's effects with what is sent to the store.
@FlowActor
final class Race {
  private static let identities = 3

  private let executor: SteppedExecutor
  private let clock = ManualClock()
  private let activity = Activity()
  private let witness = RaceWitness()
  private var store: Store<Int, RaceAction>?
  private var dice: Dice
  private var works = 0
  private var wasReleased = false

  init(seed: Int) {
    executor = SteppedExecutor(seed: seed)
    dice = Dice(seed: seed &+ 0x5EED)
    let runtime = EffectRuntime(clock: clock, activity: activity, executor: executor)
    store = Store(0, reducer: RaceReducer(), runtime: runtime, instrument: witness)
  }

  /// Sends, lets single jobs run and may let go of the store, in an order that the seed decides; then runs the rest.
  func run() async {
    let releasesAt = dice.roll(4) == 0 ? dice.roll(24) : nil
    for move in 0..<24 {
      if move == releasesAt { release() }
      switch dice.roll(8) {
      case 0, 1: start()
      case 2: store?.send(.cancel(id: dice.roll(Self.identities)))
      case 3 where dice.roll(6) == 0: cancelAll()
      case 3 where dice.roll(2) == 0: await clock.advance(by: RaceReducer.limit)
      case 4: await Task.yield()
      default: executor.step()
      }
    }
    await executor.settle()
  }

  /// What the model makes of what the store reported.
  func outcome() -> RaceOutcome {
    var model = RaceModel(parts: RaceReducer.parts)
    for entry in witness.entries { model.read(entry) }
    var outcome = model.end(isReleased: wasReleased)
    if activity.count != 0 { outcome.faults.append("\(activity.count) effects are still counted") }
    if wasReleased { outcome.released = 1 }
    return outcome
  }

  private func start() {
    let shape = RaceAction.Shape.allCases[dice.roll(RaceAction.Shape.allCases.count)]
    store?.send(.start(work: works, id: dice.roll(Self.identities), shape: shape))
    works += 1
  }

  private func cancelAll() {
    guard let store else { return }
    // Told to the model in the moment in which it happens.
    witness.entries.append(.reduced(.cancelAll))
    store.cancelEffects()
  }

  private func release() {
    guard store != nil else { return }
    witness.entries.append(.released)
    wasReleased = true
    store = nil
  }
}
