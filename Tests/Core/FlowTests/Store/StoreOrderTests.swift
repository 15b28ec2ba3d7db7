internal import Glibc
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct StoreOrderTests {
  let world = TestRuntime()

  @Test func sendingReducesBeforeItReturns() {
    let store = Store.journal(world) { _ in .none }
    store.send("a")
    #expect(store.state == ["a"])
    #expect(store.revision == 1)
  }

  @Test func anActionSentWhileAnotherIsHandledWaitsBehindThoseThatCameBefore() {
    let store = Store.journal(world) { _ in .none }
    store.onAction = { [weak store] action in
      guard action == "a" else { return }
      store?.send("b")
      store?.send("c")
      #expect(store?.state == ["a"])
    }
    store.send("a")
    store.send("d")
    #expect(store.state == ["a", "b", "c", "d"])
  }

  @Test func aSendEffectGoesBehindWhatWaitsAlready() {
    let store = Store.journal(world) { $0 == "a" ? .merge(.send("a1"), .send("a2")) : .none }
    store.onAction = { [weak store] action in
      if action == "a" { store?.send("b") }
    }
    store.send("a")
    #expect(store.state == ["a", "a1", "a2", "b"])
  }

  @Test func observersSeeTheEndOfABurstAndMaySend() {
    let store = Store.journal(world) { $0 == "a" ? .send("b") : .none }
    var seen: [Int] = []
    let observation = store.observe(\.count) { [weak store] count in
      seen.append(count)
      if count == 2 { store?.send("c") }
    }
    store.send("a")
    #expect(seen == [2, 3])
    #expect(store.state == ["a", "b", "c"])
    observation.cancel()
  }

  @Test func onChangeIsCalledOnceForABurst() {
    let store = Store.journal(world) { $0 == "a" ? .merge(.send("b"), .send("c")) : .none }
    var calls = 0
    store.onChange = { calls += 1 }
    store.send("a")
    #expect(calls == 1)
    store.send("d")
    #expect(calls == 2)
  }

  @Test func aMillionQueuedActionsAreReducedInOrder() {
    struct Sum: Sendable {
      var count = 0
      var isInOrder = true
    }
    let reducer = Reduce<Sum, Int> { state, action in
      if action > 0 {
        state.count += 1
        if action != state.count { state.isInOrder = false }
      }
      return .none
    }
    let store = Store(Sum(), reducer: reducer, runtime: world.effects)
    store.onAction = { [weak store] action in
      if action == 0 { for number in 1...1_000_000 { store?.send(number) } }
    }
    store.send(0)
    #expect(store.state.count == 1_000_000)
    #expect(store.state.isInOrder)
  }

  @Test func theMemoryOfABurstIsGivenBack() async {
    await #expect(processExitsWith: .success) {
      await FlowActor.shared.burst()
    }
  }
}

extension FlowActor {
  /// Runs on the actor; ends the process with failure when the queue keeps more than a fraction of the burst.
  fileprivate func burst() {
    FlowActor.assumeIsolated {
      let store = Store(0, reducer: Reduce<Int, Int> { _, _ in .none }, runtime: TestRuntime().effects)
      store.onAction = { [weak store] action in
        if action == 0 { for number in 1...2_000_000 { store?.send(number) } }
      }
      store.send(1)
      let before = residentPages()
      store.send(0)
      if (residentPages() - before) * 4_096 > 4_000_000 { exit(EXIT_FAILURE) }
    }
  }
}

private func residentPages() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return .max }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  fgets(&line, 128, file)
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return Int(text.split(separator: " ")[1]) ?? .max
}
