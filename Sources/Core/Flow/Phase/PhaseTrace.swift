/// How often each move of phase maps was made, and what they ignored or refused.
public struct PhaseTrace: Sendable, Equatable, CustomStringConvertible {
  /// How often each move was made.
  public private(set) var moves: [PhaseMove: Int] = [:]
  /// Triggers that came in a phase which neither moves by them nor declares that it ignores them.
  public private(set) var ignored: [PhaseViolation: Int] = [:]
  /// Forbidden moves.
  public private(set) var violations: [PhaseViolation: Int] = [:]

  /// Nothing yet.
  public init() {}

  /// Counts a move.
  public mutating func note(_ move: PhaseMove) { moves[move, default: 0] += 1 }

  /// Counts a forbidden move, or an ignored trigger.
  public mutating func note(_ violation: PhaseViolation) {
    if violation.kind == .ignoredTrigger {
      ignored[violation, default: 0] += 1
    } else {
      violations[violation, default: 0] += 1
    }
  }

  /// A line each with its count; violations first, then what was ignored, then the moves, each by name.
  public var description: String {
    [Self.lines(violations), Self.lines(ignored), Self.lines(moves)].joined().joined(separator: "\n")
  }

  private static func lines<Entry: CustomStringConvertible>(_ counts: [Entry: Int]) -> [String] {
    counts.map { (name: $0.key.description, count: $0.value) }.sorted { $0.name < $1.name }.map {
      "\($0.count) × \($0.name)"
    }
  }
}
