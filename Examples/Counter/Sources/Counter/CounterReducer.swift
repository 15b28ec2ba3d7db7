import StoaFlow

struct CounterState: Equatable, Sendable {
  var count = 0
  var isTiming = false
  var hasQuit = false
}

enum CounterAction: Equatable, Sendable {
  case added(Int), reset, timerToggled, secondPassed, quit
}

/// What each action does; while the timer is on, every second of the clock adds one.
struct CounterReducer: Reducer {
  let clock: any Clock<Duration>

  func reduce(into state: inout CounterState, action: CounterAction) -> Effect<CounterAction> {
    switch action {
    case .added(let number): state.count += number
    case .reset: state.count = 0
    case .timerToggled:
      state.isTiming.toggle()
      return state.isTiming ? seconds.cancellable(id: "timer") : .cancel(id: "timer")
    case .secondPassed: state.count += 1
    case .quit: state.hasQuit = true
    }
    return .none
  }

  private var seconds: Effect<CounterAction> {
    .run { [clock] send in
      while true {
        try await clock.sleep(for: .seconds(1))
        await send(.secondPassed)
      }
    }
  }
}
