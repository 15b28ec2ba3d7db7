internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Random schedules of two identities with rules of their own, against the reference model.
@FlowActor
@Suite struct WindowModelTests {
  private enum Move: Sendable {
    case send(Int, id: Int)
    case cancel(id: Int)
  }

  #if DEBUG
    private static let schedules = 500
  #else
    private static let schedules = 10_000
  #endif

  @Test func windowsFollowTheReferenceModel() async {
    var arrivals = 0
    for seed in 0..<Self.schedules {
      var dice = Dice(seed: seed)
      let rules = (0..<2).map { _ in Self.rule(&dice) }
      let script = Self.script(&dice)
      let expected = Self.expected(script, rules)
      // On the actor's own thread, so that nothing of it waits for another one.
      let found = await withTaskExecutorPreference(FlowThread.shared) { await Self.found(script, rules, seed) }
      guard found == expected else {
        Issue.record("seed \(seed): \(rules), \(script): expected \(expected), found \(found)")
        return
      }
      arrivals += found[0].count
    }
    #expect(arrivals > Self.schedules)
  }

  private static func rule(_ dice: inout Dice) -> WindowModel.Rule {
    WindowModel.Rule(
      isThrottle: dice.roll(2) == 0, interval: [50, 100, 170][dice.roll(3)], leading: dice.roll(2) == 0,
      trailing: dice.roll(4) > 0, work: [0, 0, 30, 120][dice.roll(4)])
  }

  private static func script(_ dice: inout Dice) -> [(time: Int, move: Move)] {
    var time = 0
    return (0..<14).map { number in
      time += [0, 10, 20, 50, 100, 250][dice.roll(6)]
      let id = dice.roll(2)
      return (time, dice.roll(8) == 0 ? .cancel(id: id) : .send(number, id: id))
    }
  }

  private static func expected(_ script: [(time: Int, move: Move)], _ rules: [WindowModel.Rule]) -> [[String]] {
    var models = rules.map { WindowModel($0) }
    for (time, move) in script {
      for id in models.indices { models[id].pass(until: time) }
      switch move {
      case .send(let number, let id): models[id].send(number, at: time)
      case .cancel(let id): models[id].cancel()
      }
    }
    for id in models.indices { models[id].pass(until: .max) }
    return models.map { $0.arrivals.sorted() }
  }

  private static func found(
    _ script: [(time: Int, move: Move)], _ rules: [WindowModel.Rule], _ seed: Int
  ) async -> [[String]] {
    let (clock, executor, activity) = (ManualClock(), SteppedExecutor(seed: seed), Activity())
    let reducer = Reduce<[[String]], Arrival> { state, action in
      switch action {
      case .move(.send(let number, let id)): return effect(number, id, rules[id], clock)
      case .move(.cancel(let id)): return .cancel(id: id)
      case .result(let number, let id, let time):
        state[id].append("\(time): \(number)")
        return .none
      }
    }
    let runtime = EffectRuntime(clock: clock, activity: activity, executor: executor)
    let store = Store(rules.map { _ in [] }, reducer: reducer, runtime: runtime)
    for (time, move) in script {
      await pass(clock, executor, until: .milliseconds(time))
      store.send(.move(move))
    }
    await pass(clock, executor, until: .seconds(60))
    return activity.count == 0 ? store.state.map { $0.sorted() } : [["\(activity.count) effects have not ended"]]
  }

  private enum Arrival: Sendable {
    case move(Move)
    case result(Int, id: Int, time: Int)
  }

  private nonisolated static func effect(
    _ number: Int, _ id: Int, _ rule: WindowModel.Rule, _ clock: ManualClock
  ) -> Effect<Arrival> {
    let work = Effect<Arrival>.run {
      if rule.work > 0 { try await clock.sleep(for: .milliseconds(rule.work)) }
      return .result(number, id: id, time: Int(clock.now.offset / .milliseconds(1)))
    }
    let interval = Duration.milliseconds(rule.interval)
    return rule.isThrottle
      ? work.throttle(id: id, for: interval, leading: rule.leading, trailing: rule.trailing)
      : work.debounce(id: id, for: interval, leading: rule.leading, trailing: rule.trailing)
  }

  /// Moves the clock from one deadline to the next and runs all that can run in between.
  private static func pass(_ clock: ManualClock, _ executor: SteppedExecutor, until end: Duration) async {
    await executor.settle()
    while clock.now.offset < end {
      let left = end - clock.now.offset
      await clock.advance(by: min(left, clock.nextDeadline ?? left))
      await executor.settle()
    }
  }
}
