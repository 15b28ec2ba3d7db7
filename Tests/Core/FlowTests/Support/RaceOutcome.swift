/// What became of a race's work, and what should not have.
struct RaceOutcome {
  var faults: [String] = []
  var arrived = 0
  var dropped = 0
  var finished = 0
  var cancelled = 0
  var timedOut = 0
  var released = 0

  mutating func add(_ other: RaceOutcome) {
    arrived += other.arrived
    dropped += other.dropped
    finished += other.finished
    cancelled += other.cancelled
    timedOut += other.timedOut
    released += other.released
  }
}
