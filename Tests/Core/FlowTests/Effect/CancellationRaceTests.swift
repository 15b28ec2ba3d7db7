internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// Work that starts, sends, is cancelled and ends, its store that goes away: ten thousand interleavings of single jobs,
/// each against a model of what may arrive.
@FlowActor
@Suite struct CancellationRaceTests {
  #if DEBUG
    private static let schedules = 500
  #else
    private static let schedules = 10_000
  #endif

  @Test func nothingOfCancelledWorkArrivesAndAllElseArrivesOnceInOrder() async {
    var total = RaceOutcome()
    for seed in 0..<Self.schedules {
      let race = Race(seed: seed)
      // On the actor's own thread, so that nothing of it waits for another one.
      await withTaskExecutorPreference(FlowThread.shared) { await race.run() }
      let outcome = race.outcome()
      guard outcome.faults.isEmpty else {
        Issue.record("seed \(seed): \(outcome.faults.joined(separator: "; "))")
        return
      }
      total.add(outcome)
    }
    // The schedules are worth something only when each kind of end is common among them.
    let least = Self.schedules
    #expect(total.arrived > least && total.dropped > least && total.finished > least && total.cancelled > least)
    #expect(total.timedOut > least / 100 && total.released > least / 20)
  }
}
