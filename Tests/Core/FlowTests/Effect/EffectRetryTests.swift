internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct EffectRetryTests {
  private enum Refusal: Error { case busy, unknown }

  let world = TestRuntime()
  let recorder = Recorder()
  let attempts = Notes()

  /// Fails with each of the errors in turn, then succeeds; notes the time of each attempt.
  private func work(_ errors: [any Error]) -> Effect<String> {
    let count = Tally()
    return .run { [attempts, clock = world.clock] in
      attempts.add("\(clock.now.offset / .milliseconds(1))")
      let number = count.add(1)
      if number <= errors.count { throw errors[number - 1] }
      return "done"
    } catch: {
      "gave up: \($0)"
    }
  }

  private func play(_ effect: Effect<String>, for duration: Duration = .seconds(60)) async -> [String] {
    let store = Store.journal(world, recorder) { $0 == "load" ? effect : .none }
    store.send("load")
    await world.clock.advance(by: duration)
    #expect(world.activity.count == 0)
    return store.state
  }

  @Test func aFailedRunIsTriedAgainAfterAConstantWait() async {
    let effect = work([Refusal.busy, Refusal.busy]).retry(2, backoff: .constant(.milliseconds(300)), jitter: false)
    #expect(await play(effect) == ["load", "done"])
    #expect(attempts.all == ["0.0", "300.0", "600.0"])
  }

  @Test func theWaitDoublesUpToItsCap() async {
    let backoff = RetryBackoff.exponential(first: .milliseconds(200), cap: .seconds(1))
    let effect = work(Array(repeating: Refusal.busy, count: 5)).retry(5, backoff: backoff, jitter: false)
    #expect(await play(effect) == ["load", "done"])
    #expect(attempts.all == ["0.0", "200.0", "600.0", "1400.0", "2400.0", "3400.0"])
  }

  @Test func afterTheLastAttemptTheErrorIsTheFailure() async {
    let effect = work([Refusal.busy, Refusal.busy, Refusal.unknown])
      .retry(2, backoff: .constant(.seconds(1)), jitter: false)
    #expect(await play(effect) == ["load", "gave up: unknown"])
    let ends = recorder.events.compactMap {
      if case .failed(let failure) = $0.fate { failure.description } else { nil }
    }
    #expect(ends == ["Refusal, 3 attempts"])
    let waits = recorder.events.compactMap { if case .retrying(_, let wait) = $0.fate { wait } else { nil } }
    #expect(waits == [.seconds(1), .seconds(1)])
  }

  @Test func onlyTheErrorsThatArePickedAreTriedAgain() async {
    let effect = work([Refusal.busy, Refusal.unknown, Refusal.busy])
      .retry(9, backoff: .constant(.seconds(1)), jitter: false) { $0 as? Refusal == .busy }
    #expect(await play(effect) == ["load", "gave up: unknown"])
    #expect(attempts.all == ["0.0", "1000.0"])
  }

  @Test func aRunThatWasStoppedFromWithinIsNotTriedAgain() async {
    let effect = work([CancellationError()]).retry(3, backoff: .constant(.seconds(1)))
    #expect(await play(effect) == ["load", "gave up: CancellationError()"])
    #expect(attempts.all == ["0.0"])
  }

  @Test func ofTwoRetriesTheInnerOneCounts() async {
    let effect = work([Refusal.busy, Refusal.busy])
      .retry(1, backoff: .constant(.seconds(1)), jitter: false)
      .retry(7, backoff: .constant(.seconds(2)), jitter: false)
    #expect(await play(effect) == ["load", "gave up: busy"])
    #expect(attempts.all == ["0.0", "1000.0"])
  }

  @Test func eachRunOfATreeIsTriedOnItsOwn() async {
    let effect = Effect.concatenate(work([Refusal.busy]), work([]), work([Refusal.busy]))
      .retry(1, backoff: .constant(.seconds(1)), jitter: false)
    #expect(await play(effect) == ["load", "done", "done", "done"])
    #expect(attempts.all == ["0.0", "1000.0", "1000.0", "1000.0", "2000.0"])
  }

  @Test func cancellingEndsTheWaitForTheNextAttempt() async {
    let effect = work([Refusal.busy, Refusal.busy]).retry(3, backoff: .constant(.seconds(5)), jitter: false)
    let store = Store.journal(world, recorder) { action in
      action == "load" ? effect.cancellable(id: 1) : .cancel(id: 1)
    }
    store.send("load")
    await world.settle()
    #expect(world.clock.sleepers == 1)
    #expect(world.activity.isSettled)
    store.send("cancel")
    #expect(world.clock.sleepers == 0)
    await world.clock.advance(by: .seconds(60))
    #expect(store.state == ["load", "cancel"])
    #expect(attempts.all == ["0.0"])
    #expect(world.activity.count == 0)
  }

  @Test func aLimitTakesInAllAttempts() async {
    let effect = work(Array(repeating: Refusal.busy, count: 9))
      .retry(9, backoff: .constant(.seconds(1)), jitter: false)
      .timeout(after: .milliseconds(2_500), send: "late")
    #expect(await play(effect) == ["load", "late"])
    #expect(attempts.all == ["0.0", "1000.0", "2000.0"])
  }

  @Test(arguments: [1, 2, 77] as [UInt64])
  func withJitterEachWaitIsSomewhereUpToTheFullOneAndDependsOnTheSeedAlone(seed: UInt64) async {
    func waits(_ seed: UInt64) async -> [Duration] {
      let (world, recorder) = (TestRuntime(), Recorder())
      let effects = world.effects
      let runtime = EffectRuntime(
        clock: effects.clock, activity: effects.activity, executor: effects.executor, jitterSeed: seed)
      let failing = Effect<String>.run { throw Refusal.busy }
      let journal = Journal { _ in failing.retry(40, backoff: .constant(.seconds(1))) }
      let store = Store([], reducer: journal, runtime: runtime, instrument: recorder)
      store.send("load")
      await world.clock.advance(by: .seconds(60))
      return recorder.events.compactMap { if case .retrying(_, let wait) = $0.fate { wait } else { nil } }
    }
    let first = await waits(seed)
    #expect(first.count == 40)
    #expect(first.allSatisfy { .zero <= $0 && $0 < .seconds(1) })
    #expect(first.contains { $0 < .milliseconds(300) } && first.contains { $0 > .milliseconds(700) })
    #expect(await waits(seed) == first)
    #expect(await waits(seed + 1) != first)
  }

  @Test func noNumberOfAttemptsOverflowsTheWait() {
    let cap = Duration.seconds(3_600)
    let backoff = RetryBackoff.exponential(first: .seconds(7), cap: cap)
    #expect(backoff.delay(after: 1) == .seconds(7))
    #expect(backoff.delay(after: 3) == .seconds(28))
    #expect(backoff.delay(after: .max) == cap)
    #expect(RetryBackoff.exponential(first: .zero, cap: cap).delay(after: .max) == .zero)
    #expect(RetryBackoff.exponential(first: .seconds(9), cap: .seconds(2)).delay(after: 1) == .seconds(2))
    #expect(RetryBackoff.constant(.seconds(-1)).delay(after: 1) == .zero)
  }
}
