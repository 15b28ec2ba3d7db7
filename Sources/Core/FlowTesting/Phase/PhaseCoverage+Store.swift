public import StoaFlow

extension PhaseCoverage {
  /// A store that writes its moves into this coverage, and whose effects do not run: a test sends what they would.
  @FlowActor
  public func store<State: Sendable, Action: Sendable>(
    _ initial: State, reducer: some Reducer<State, Action>
  ) -> Store<State, Action> {
    Store(initial, reducer: reducer, runtime: TestRuntime().effects, instrument: CoverageInstrument(self))
  }
}

/// Writes the moves of a store's phases into a coverage.
@FlowActor
private final class CoverageInstrument<State: Sendable, Action: Sendable>: StoreInstrument {
  private let coverage: PhaseCoverage

  init(_ coverage: PhaseCoverage) {
    self.coverage = coverage
  }

  func moved(_ move: PhaseMove) {
    coverage.add(move)
  }
}
