internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct EffectBurstTests {
  private let world = TestRuntime()

  @Test func tenThousandEffectsInFlightAllEnd() async {
    let gate = Gate()
    let store = Store.journal(world) { action in
      guard action.hasPrefix("load") else { return .none }
      return .run {
        await gate.wait()
        return "done"
      }
    }
    for number in 0..<10_000 { store.send("load \(number)") }
    await world.settle()
    #expect(world.activity.count == 10_000)
    gate.open()
    await world.settle()
    #expect(world.activity.count == 0)
    #expect(store.state.count == 20_000)
    #expect(store.state.suffix(10_000).allSatisfy { $0 == "done" })
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func amongManyThatEndInAnyOrderACancelFindsItsOwn(seed: UInt64) async {
    let world = TestRuntime(seed: seed)
    let store = Store.journal(world) { action in
      switch action.first {
      case "c": .cancel(id: EffectID(String(action.dropFirst())))
      case "l":
        .run { [clock = world.clock] in
          try? await clock.sleep(for: .seconds(1))
          return Task.isCancelled ? "late" : "done \(action.dropFirst())"
        }
        .cancellable(id: EffectID(String(action.dropFirst())))
      default: .none
      }
    }
    for number in 0..<300 { store.send("l\(number)") }
    await world.settle()
    for number in stride(from: 0, to: 300, by: 3) { store.send("c\(number)") }
    await world.settle()
    #expect(world.activity.count == 200)
    await world.clock.advance(by: .seconds(1))
    await world.settle()
    let ended = store.state.filter { $0.hasPrefix("done") }
    #expect(Set(ended) == Set((0..<300).filter { $0 % 3 != 0 }.map { "done \($0)" }))
    #expect(ended.count == 200)
    #expect(world.activity.count == 0)
  }
}
