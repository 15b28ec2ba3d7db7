internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct StoreReleaseTests {
  /// Something that effects hold on to.
  private final class Burden: Sendable {
    let tally: Tally

    init(_ tally: Tally) {
      self.tally = tally
      tally.add(1)
    }

    deinit {
      tally.add(-1)
    }
  }

  let world = TestRuntime()
  let burdens = Tally()

  @Test func whatEffectsHeldIsFreedWhenTheirStoreIsGone() async {
    let clock = world.clock
    var store: Store<[String], String>? = .journal(world) { [burdens] action in
      guard action == "load" else { return .none }
      let held = Burden(burdens)
      let work = Effect<String>.run { send in
        try await clock.sleep(for: .seconds(60))
        await send("never \(held.tally)")
      }
      return .merge(
        work, work.timeout(after: .seconds(90), send: "never"), work.debounce(id: 1, for: .seconds(60)),
        work.throttle(id: 2, for: .seconds(60)), work.throttle(id: 2, for: .seconds(60)), .concatenate(work, work),
        work.map { "\($0)" }.cancellable(id: 3))
    }
    store?.send("load")
    await world.settle()
    #expect(burdens.value == 1)
    #expect(world.activity.count == 8)
    #expect(clock.sleepers == 8)
    store = nil
    #expect(clock.sleepers == 0)
    await world.settle()
    #expect(world.activity.count == 0)
    #expect(burdens.value == 0)
  }

  @Test func whatEffectsHeldIsFreedWhenTheyAreOverAndTheStoreLivesOn() async {
    let gate = Gate()
    let store = Store.journal(world) { [burdens] action in
      guard action == "load" else { return .none }
      let held = Burden(burdens)
      let failing = Effect<String>.run {
        await gate.wait()
        if held.tally.value > 0 { throw Refusal() }
        return nil
      }
      return .concatenate(
        failing.retry(2, backoff: .constant(.seconds(1))), .run { held.tally.value > 0 ? "end" : "?" }
      )
      .timeout(after: .seconds(5), send: "late")
    }
    store.send("load")
    await world.settle()
    #expect(burdens.value == 1)
    gate.open()
    await world.clock.advance(by: .seconds(4))
    #expect(store.state == ["load", "end"])
    #expect(burdens.value == 0)
    #expect(world.activity.count == 0)
  }

  @Test func aStoreReleasedByItsOwnActionIsGoneWhenItReturns() async {
    let box = Box()
    box.store = .journal(world) { $0 == "load" ? .run { "end" } : .none }
    box.store?.onAction = { action in
      if action == "end" { box.store = nil }
    }
    weak let gone = box.store
    box.store?.send("load")
    await world.settle()
    #expect(gone == nil)
    #expect(world.activity.count == 0)
  }
}

@FlowActor
private final class Box {
  var store: Store<[String], String>?
}

private struct Refusal: Error {}
