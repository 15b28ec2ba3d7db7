internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Where windows meet cancellation, concatenations and one another.
@FlowActor
@Suite struct WindowBoundaryTests {
  let world = TestRuntime()
  let recorder = Recorder()

  private func store(_ plan: @escaping @Sendable (String) -> Effect<String>) -> Store<[String], String> {
    .journal(world, recorder, plan)
  }

  @Test func whatWaitsForAWindowRespectsACancelThatCameMeanwhile() async {
    let store = store { action in
      switch action {
      case "debounced": Effect.run { "never" }.cancellable(id: "x").debounce(id: "w", for: .seconds(1))
      case "cancel": .cancel(id: "x")
      default: .none
      }
    }
    store.send("debounced")
    store.send("cancel")
    await world.clock.advance(by: .seconds(2))
    #expect(store.state == ["debounced", "cancel"])
    #expect(recorder.drops == [.cancelled(EffectID("x"))])
    store.send("debounced")
    await world.clock.advance(by: .seconds(2))
    #expect(store.state == ["debounced", "cancel", "debounced", "never"])
  }

  @Test func whatWaitsForAThrottlesEndRespectsACancelThatCameMeanwhile() async {
    let store = store { action in
      switch action {
      case "a", "b": Effect.run { "=\(action)" }.cancellable(id: action).throttle(id: "w", for: .seconds(1))
      case "cancel": .cancel(id: "b")
      default: .none
      }
    }
    for action in ["a", "b", "cancel"] { store.send(action) }
    await world.clock.advance(by: .seconds(3))
    #expect(store.state == ["a", "b", "cancel", "=a"])
    #expect(recorder.drops == [.cancelled(EffectID("b"))])
    #expect(world.activity.count == 0)
  }

  @Test func aThrottledEffectWhoseActionCancelsItsWindowEndsOnce() async {
    let store = store { action in
      switch action {
      case "a", "b":
        .concatenate(
          .send("=\(action)").throttle(id: "w", for: .milliseconds(800)),
          .run { [clock = self.world.clock] in
            try await clock.sleep(for: .seconds(1))
            return "after \(action)"
          }, .send("end of \(action)"))
      case "=b": .cancel(id: "w")
      default: .none
      }
    }
    store.send("a")
    store.send("b")
    await world.clock.advance(by: .milliseconds(1_500))
    #expect(store.state == ["a", "=a", "b", "=b", "after a", "end of a"])
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.suffix(2) == ["after b", "end of b"])
    #expect(world.activity.count == 0)
  }

  @Test func actionsOfOneTurnKeepTheirOrderWhetherTheStoreIsBusyOrNot() async {
    let pair = Effect<String>.merge(.send("1"), .send("2"))
    let store = store { action in
      switch action {
      case "now": pair
      case "later": pair.debounce(id: "w", for: .seconds(1))
      case "1": .send("of 1")
      default: .none
      }
    }
    store.send("now")
    store.send("later")
    await world.clock.advance(by: .seconds(1))
    #expect(store.state == ["now", "1", "2", "of 1", "later", "1", "2", "of 1"])
  }

  @Test func aLeadingDebounceStartsTheFirstAndThenTheNewestWhenItIsQuiet() async {
    let store = store { action in
      guard !action.hasPrefix("=") else { return .none }
      return .run { "=\(action)" }.debounce(id: "w", for: .milliseconds(100), leading: true)
    }
    for action in ["a", "b", "c"] {
      store.send(action)
      await world.clock.advance(by: .milliseconds(60))
    }
    #expect(store.state == ["a", "=a", "b", "c"])
    await world.clock.advance(by: .milliseconds(40))
    #expect(store.state == ["a", "=a", "b", "c", "=c"])
    store.send("d")
    await world.settle()
    #expect(store.state.last == "=d")
  }

  @Test func aDebounceOfTheFirstAloneIsProlongedByThoseItDrops() async {
    let store = store { action in
      guard !action.hasPrefix("=") else { return .none }
      return .run { "=\(action)" }.debounce(id: "w", for: .milliseconds(100), leading: true, trailing: false)
    }
    for action in ["a", "b", "c"] {
      store.send(action)
      await world.clock.advance(by: .milliseconds(60))
    }
    #expect(recorder.drops == [.throttled(EffectID("w")), .throttled(EffectID("w"))])
    await world.clock.advance(by: .milliseconds(40))
    store.send("d")
    await world.settle()
    #expect(store.state == ["a", "=a", "b", "c", "d", "=d"])
  }

  @Test func cancellingADebounceClosesItsWindow() async {
    let store = store { action in
      guard !action.hasPrefix("=") else { return .none }
      guard action != "cancel" else { return .cancel(id: "w") }
      return .run { "=\(action)" }.debounce(id: "w", for: .milliseconds(100), leading: true)
    }
    for action in ["a", "b", "cancel", "c"] {
      store.send(action)
      await world.settle()
    }
    #expect(store.state == ["a", "=a", "b", "cancel", "c", "=c"])
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.count == 6)
    #expect(world.activity.count == 0)
  }

  @Test func aCancelWithinAConcatenationLeavesWhatFollowsItAlone() async {
    let store = store { action in
      guard action == "search" else { return .none }
      return .concatenate(.cancel(id: "id"), .run { "found" }).cancellable(id: "id")
    }
    store.send("search")
    store.send("search")
    await world.settle()
    #expect(store.state == ["search", "search", "found"])
  }
}
