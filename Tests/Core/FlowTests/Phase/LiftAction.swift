enum LiftAction: Sendable, Equatable {
  case called, opened, left, forced(Lift.Doors), ring, sang
}
