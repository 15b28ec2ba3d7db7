internal import StoaFlow

/// A lift whose doors move by a map, and which can break every rule of it.
struct Lift: Sendable, Equatable {
  enum Doors: Hashable, Sendable, CaseIterable { case shut, opening, open }

  var doors = Doors.shut
  /// What a move leads to, where the map asks the state.
  var next: Doors?
  var calls = 0
}

enum LiftAction: Sendable, Equatable {
  case called, opened, left, forced(Lift.Doors), ring, sang
}

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
