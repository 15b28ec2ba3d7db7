public import StoaFlow
public import Testing

/// Fails a suite whose tests, taken together, leave out a move of a phase map.
///
/// ```swift
/// @Suite(.coversPhases(of: FeatureReducer.map.moves)) struct FeatureReducerTests { … }
/// ```
/// Only what goes through a ``TestStore`` counts. A run that is told which tests to run (`--filter`, `--skip`) is not
/// judged, as it may leave out the tests that take the other moves.
public struct PhaseCoverageTrait: SuiteTrait, TestScoping {
  let declared: [PhaseMove]
  let isJudging: Bool

  package init(declared: [PhaseMove], isJudging: Bool) {
    self.declared = declared
    self.isJudging = isJudging
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let coverage = PhaseCoverage(declared)
    try await PhaseCoverage.$ofSuite.withValue(coverage) { try await function() }
    if isJudging { coverage.expectAllCovered(sourceLocation: test.sourceLocation) }
  }
}

extension Trait where Self == PhaseCoverageTrait {
  /// The tests of the suite take all these moves: `.coversPhases(of: map.moves)`.
  public static func coversPhases(of moves: [PhaseMove]) -> PhaseCoverageTrait {
    let isPartial = CommandLine.arguments.contains { ["--filter", "--skip"].contains($0) }
    return PhaseCoverageTrait(declared: moves, isJudging: !isPartial)
  }
}
