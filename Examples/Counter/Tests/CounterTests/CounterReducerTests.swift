import StoaFlow
import StoaFlowTesting
import Testing

@testable import counter

@FlowActor struct CounterReducerTests {
  @Test func `The keys of arithmetic change the number, and 0 begins anew`() async {
    let store = counter(at: 0)
    await store.send(.added(1)) { $0.count = 1 }
    await store.send(.added(-1)) { $0.count = 0 }
    await store.send(.added(-1)) { $0.count = -1 }
    await store.send(.reset) { $0.count = 0 }
    await store.finish()
  }

  @Test func `The timer adds one each second of the clock until it is turned off`() async {
    let store = counter(at: 5)
    await store.send(.timerToggled) { $0.isTiming = true }
    await store.advance(by: .milliseconds(999))
    await store.advance(by: .milliseconds(1))
    await store.receive(.secondPassed) { $0.count = 6 }
    await store.advance(by: .seconds(2))
    await store.receive(.secondPassed) { $0.count = 7 }
    await store.receive(.secondPassed) { $0.count = 8 }
    await store.send(.timerToggled) { $0.isTiming = false }
    await store.advance(by: .seconds(10))
    await store.finish()
  }

  @Test func `A timer that is turned on again begins a whole second anew`() async {
    let store = counter(at: 0)
    await store.send(.timerToggled) { $0.isTiming = true }
    await store.advance(by: .milliseconds(900))
    await store.send(.timerToggled) { $0.isTiming = false }
    await store.send(.timerToggled) { $0.isTiming = true }
    await store.advance(by: .milliseconds(900))
    await store.advance(by: .milliseconds(100))
    await store.receive(.secondPassed) { $0.count = 1 }
    await store.send(.timerToggled) { $0.isTiming = false }
    await store.finish()
  }

  private func counter(at count: Int) -> TestStore<CounterState, CounterAction> {
    let runtime = TestRuntime()
    return TestStore(CounterState(count: count), reducer: CounterReducer(clock: runtime.clock), runtime: runtime)
  }
}
