internal import StoaFlow

struct CatReducer: Reducer {
  var clock: any Clock<Duration>

  func reduce(into cat: inout Cat, action: CatAction) -> Effect<CatAction> {
    switch action {
    case .fed, .came: cat.meals += 1
    case .called:
      return .run { [clock] in
        try? await clock.sleep(for: .seconds(1))
        return .came
      }.cancellable(id: CatWork.call)
    case .stopped: return .cancel(id: CatWork.call)
    case .waited: return .send(.came).debounce(id: CatWork.wait, for: .seconds(1))
    }
    return .none
  }
}
