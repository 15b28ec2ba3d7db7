internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct EffectFailureTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "refused hunter2" }
  }

  let world = TestRuntime()
  let recorder = Recorder()

  private var failures: [EffectFailure] {
    recorder.events.compactMap { if case .failed(let failure) = $0.fate { failure } else { nil } }
  }

  @Test func aFailingRunReportsOnceAndEveryLaterActionStillWorks() async {
    let failing = Effect<String>.run { throw Refusal() }.cancellable(id: "id")
    let store = Store.journal(world, recorder) { action in
      switch action {
      case "fail": failing
      case "work": .run { "worked" }.cancellable(id: "id")
      default: .none
      }
    }
    for action in ["fail", "work", "fail", "work"] {
      store.send(action)
      await world.settle()
    }
    #expect(store.state == ["fail", "work", "worked", "fail", "work", "worked"])
    #expect(failures.map(\.description) == ["Refusal", "Refusal"])
    #expect(world.activity.count == 0)
  }

  @Test func aFailureSaysWhereAndWhatTypeAndKeepsTheRestToItself() async throws {
    let store = Store.journal(world, recorder) { $0 == "load" ? .run { throw Refusal() } : .none }
    store.send("load")
    await world.settle()
    let event = try #require(recorder.events.last)
    #expect(event.source?.fileID == "FlowTests/EffectFailureTests.swift")
    #expect(event.sequence == 1)
    let failure = try #require(failures.first)
    #expect(failure.errorType == "Refusal")
    #expect(!failure.isCaught)
    #expect(failure.revealed == "refused hunter2")
    var dumped = "\(event)"
    dump(event, to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }

  @Test func whatIsCaughtComesAsAnAction() async {
    let store = Store.journal(world, recorder) { action in
      guard action == "load" else { return .none }
      return .run { send in
        await send("half")
        throw Refusal()
      } catch: {
        "caught \(type(of: $0))"
      }
    }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "half", "caught Refusal"])
    #expect(failures.map(\.isCaught) == [true])
    #expect(recorder.events.map(\.fate).filter { $0 == .finished }.isEmpty)
  }

  @Test func whatACancelledRunThrowsIsNoFailure() async {
    let store = Store.journal(world, recorder) { action in
      guard action == "load" else { return .cancel(id: 1) }
      return .run { [clock = world.clock] in
        try await clock.sleep(for: .seconds(9))
        return "never"
      } catch: { _ in
        "never"
      }.cancellable(id: 1)
    }
    store.send("load")
    await world.settle()
    store.send("cancel")
    await world.settle()
    #expect(store.state == ["load", "cancel"])
    #expect(recorder.events.map(\.fate) == [.started, .cancelled(.cancelled(EffectID(1)))])
  }

  @Test func aConcatenationGoesOnAfterAFailedChild() async {
    let store = Store.journal(world, recorder) { action in
      action == "load" ? .concatenate(.run { throw Refusal() }, .run { "next" }) : .none
    }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "next"])
    #expect(failures.count == 1)
  }

  @Test func withoutAnInstrumentTheRuntimeHearsOfWhatNothingCaught() async {
    let heard = Notes()
    let effects = world.effects
    let runtime = EffectRuntime(
      clock: effects.clock, activity: effects.activity, executor: effects.executor,
      onFailure: { event in
        guard case .failed(let failure) = event.fate else { return }
        heard.add("\(failure) in \(event.source?.fileID ?? "?") for \(event.ids.map(\.description))")
      })
    let journal = Journal { action in
      guard action == "load" else { return .none }
      return .merge(
        Effect.run { throw Refusal() }.cancellable(id: "loads"),
        .run {
          throw Refusal()
        } catch: { _ in
          "caught"
        })
    }
    let store = Store([], reducer: journal, runtime: runtime)
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "caught"])
    #expect(heard.all == ["Refusal in FlowTests/EffectFailureTests.swift for [\"loads\"]"])
  }

  @Test func aStoreThatIsGoneHearsOfNoFailure() async {
    let gate = Gate()
    var store: Store<[String], String>? = .journal(world, recorder) { _ in
      .run {
        await gate.wait()
        throw Refusal()
      }
    }
    store?.send("load")
    await world.settle()
    store = nil
    gate.open()
    await world.settle()
    #expect(recorder.events.map(\.fate) == [.started, .cancelled(.storeReleased)])
  }
}
