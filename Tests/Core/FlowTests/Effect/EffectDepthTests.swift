internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Chains that would overflow the stack if they were walked, or freed, by recursion.
@FlowActor
@Suite struct EffectDepthTests {
  private static let depth = 10_000
  private let world = TestRuntime()

  private func run(_ effect: Effect<Int>) async -> [Int] {
    let reducer = Reduce<[Int], Int> { state, action in
      state.append(action)
      return action == .min ? effect : .none
    }
    let store = Store([], reducer: reducer, runtime: world.effects)
    store.send(.min)
    await world.settle()
    #expect(world.activity.count == 0)
    return Array(store.state.dropFirst())
  }

  private func nested(_ start: Effect<Int>, _ wrap: (Effect<Int>) -> Effect<Int>) -> Effect<Int> {
    (0..<Self.depth).reduce(start) { effect, _ in wrap(effect) }
  }

  @Test func aHundredThousandMapsAreMadeRunAndFreed() async {
    let depth = 100_000
    var effect = Effect<Int>.merge(.run { 1 }, .send(2), .run(each: AsyncStream { $0.finish() }) { $0 })
    for _ in 0..<depth { effect = effect.map { $0 + 1 } }
    #expect(await run(effect) == [depth + 2, depth + 1])
  }

  @Test func limitsAndRetries() async {
    #expect(await run(nested(.run { 1 }) { $0.timeout(after: .seconds(9), send: 2) }) == [1])
    #expect(await run(nested(.run { 1 }) { $0.retry(1, backoff: .constant(.seconds(1))) }) == [1])
  }

  @Test func merges() async {
    let result = await run(nested(.run { 1 }) { .merge($0, .send(2)) })
    #expect(result.count == Self.depth + 1)
    #expect(result.last == 1)
  }

  @Test func concatenationsNestedAtTheirBeginning() async {
    let result = await run(nested(.run { 1 }) { .concatenate($0, .send(2)) })
    #expect(result == [1] + Array(repeating: 2, count: Self.depth))
  }

  @Test func concatenationsNestedAtTheirEnd() async {
    let result = await run(nested(.run { 1 }) { .concatenate(.send(2), $0) })
    #expect(result == Array(repeating: 2, count: Self.depth) + [1])
  }

  @Test func cancellationIdentities() async {
    #expect(await run(nested(.run { 1 }) { $0.cancellable(id: "same") }) == [1])
  }

  @Test func allKindsAlternating() async {
    let effect = (0..<2_000).reduce(Effect<Int>.run { 1 }) { effect, number in
      .concatenate(.merge(effect.map { $0 + 1 }.cancellable(id: number % 7), .none), .send(-1))
    }
    let result = await run(effect)
    #expect(result.first == 2_001)
    #expect(result.count == 2_001)
  }

  @Test func deepEffectsAreFreedWithoutBeingRun() {
    for _ in 0..<3 { _ = nested(.run { 1 }) { .merge($0.map { $0 }, .send(1)) } }
  }

  @Test func tenThousandChildrenSideBySide() async {
    let effects = (1...Self.depth).map { number in Effect<Int>.send(number) }
    #expect(await run(.merge(effects)) == Array(1...Self.depth))
    #expect(await run(.concatenate(effects)) == Array(1...Self.depth))
  }
}
