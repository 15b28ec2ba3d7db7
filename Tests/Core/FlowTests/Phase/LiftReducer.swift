internal import StoaFlow

struct LiftReducer: Reducer {
  /// Every action asks for an effect that would be heard of.
  func reduce(into lift: inout Lift, action: LiftAction) -> Effect<LiftAction> {
    lift.calls += 1
    switch action {
    case .forced(let doors): lift.doors = doors
    case .ring, .sang: return .none
    default: break
    }
    return .send(.sang)
  }

  static let map = PhaseMap<Lift, LiftAction, Lift.Doors>(\.doors, name: "lift") {
    From(.shut) {
      On("called", { $0 == .called }, to: .opening)
    }
    From(.opening) {
      On("opened", { $0 == .opened }, to: .open) { lift, _ in lift.next ?? .open }
      Ignore("called", { $0 == .called })
    }
    From(.open) {
      On("called", { $0 == .called }, to: .open)
      On("left", { $0 == .left }, to: .shut, .open) { lift, _ in lift.next }
    }
  }
}
