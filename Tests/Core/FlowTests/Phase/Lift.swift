/// A lift whose doors move by a map, and which can break every rule of it.
struct Lift: Sendable, Equatable {
  enum Doors: Hashable, Sendable, CaseIterable { case shut, opening, open }

  var doors = Doors.shut
  /// What a move leads to, where the map asks the state.
  var next: Doors?
  var calls = 0
}
