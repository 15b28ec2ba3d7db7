public import StoaFlow
internal import Synchronization
public import Testing

/// Which moves of phase maps were taken by test stores, and which not.
///
/// ```swift
/// let coverage = PhaseCoverage(map.moves)
/// let store = TestStore(State(), reducer: feature, coverage: coverage)
/// …
/// coverage.expectAllCovered()
/// ```
/// A suite has one for all its tests with ``PhaseCoverageTrait``.
public final class PhaseCoverage: Sendable {
  /// The coverage of the suite that runs; test stores write into it unless they are given another.
  @TaskLocal static var ofSuite: PhaseCoverage?

  /// The moves that are to be taken.
  public let declared: [PhaseMove]
  private let counts = Mutex<[PhaseMove: Int]>([:])

  /// Nothing taken yet of the moves that are to be.
  public init(_ declared: [PhaseMove]) {
    self.declared = declared
  }

  /// Counts a move as taken.
  public func add(_ move: PhaseMove) {
    counts.withLock { $0[move, default: 0] += 1 }
  }

  /// How often a move was taken.
  public func count(of move: PhaseMove) -> Int { counts.withLock { $0[move] ?? 0 } }

  /// The declared moves that nobody took, in the order of the declaration.
  public var missing: [PhaseMove] {
    counts.withLock { counts in declared.filter { counts[$0] == nil } }
  }

  /// Each declared move and how often it was taken, a line each.
  public var report: String {
    counts.withLock { counts in declared.map { "\(counts[$0] ?? 0) × \($0)" }.joined(separator: "\n") }
  }

  /// Fails for the declared moves that nobody took, by name.
  public func expectAllCovered(sourceLocation: SourceLocation = #_sourceLocation) {
    let missing = missing
    guard !missing.isEmpty else { return }
    let list = missing.map { "  \($0)" }.joined(separator: "\n")
    TestReport.fail("of \(declared.count) moves no test took \(missing.count):\n\(list)", sourceLocation)
  }
}
