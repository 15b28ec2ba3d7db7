internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// What an inspector is told of effects.
@FlowActor
@Suite struct EffectEventTests {
  let world = TestRuntime()
  let recorder = Recorder()

  @Test func theLifeOfARunIsToldInOrder() async {
    let store = Store.journal(world, recorder) { action in
      guard action == "load" else { return .none }
      return .run { send in
        await send("half")
        await send("whole")
      }.cancellable(id: "inner").cancellable(id: "outer")
    }
    store.send("other")
    store.send("load")
    await world.settle()
    #expect(recorder.events.map(\.fate) == [.started, .emitted, .emitted, .finished])
    #expect(recorder.events.allSatisfy { $0.number == 1 && $0.sequence == 2 })
    #expect(recorder.events.allSatisfy { $0.ids == [EffectID("outer"), EffectID("inner")] })
  }

  @Test func theActionThatAnEffectSendsIsReceivedRightAfterItsEvent() async {
    let written = FateLines()
    let journal = Journal { action in
      switch action {
      case "load": .merge(.run { "result" }, .send("at once"))
      case "at once": .send("next")
      default: .none
      }
    }
    let store = Store([], reducer: journal, runtime: world.effects, instrument: written)
    store.send("load")
    await world.settle()
    #expect(
      written.lines == [
        "received load", "started 1 of 1", "emitted 0 of 1", "received at once", "emitted 0 of 2", "received next",
        "finished 1 of 1", "emitted 1 of 1", "received result",
      ])
  }

  @Test func theLifeOfAWindowIsToldInOrder() async {
    let store = Store.journal(world, recorder) { action in
      action.count == 1 ? .run { "=\(action)" }.debounce(id: "w", for: .seconds(1)) : .none
    }
    store.send("a")
    store.send("b")
    await world.clock.advance(by: .seconds(1))
    #expect(
      recorder.events.map { "\($0.number) \($0.fate)" } == [
        "1 waiting", "1 cancelled(StoaFlow.EffectDropReason.superseded(w))", "2 waiting", "2 finished", "3 started",
        "3 finished", "3 emitted",
      ])
    #expect(recorder.events.map(\.sequence) == [1, 1, 2, 2, 2, 2, 2])
  }

  @Test func noEventTellsWhatWasSent() async {
    let store = Store.journal(world, recorder) { action in
      action == "load" ? .merge(.send("secret"), .run { "secret" }) : .none
    }
    store.send("load")
    await world.settle()
    #expect(store.state.count == 3)
    var dumped = ""
    dump(recorder.events, to: &dumped)
    #expect(!dumped.contains("secret"))
  }
}

/// Writes actions and fates into one list.
@FlowActor
private final class FateLines: StoreInstrument {
  typealias State = [String]
  typealias Action = String

  private(set) var lines: [String] = []

  func received(_ action: String, queued: Int) { lines.append("received \(action)") }
  func effect(_ event: EffectEvent) { lines.append("\(event.fate) \(event.number) of \(event.sequence)") }
}
