/// Holds figures against limits.
package struct Gate: Sendable {
  /// A limit and what was measured.
  package struct Verdict: Equatable, Sendable {
    package let limit: Limit
    /// nil when nobody measured it.
    package let measured: Double?

    package var isKept: Bool { measured.map { $0 <= limit.most } ?? false }
  }

  package let verdicts: [Verdict]

  /// Judges the limits of these groups; one that no figure answers to is not kept.
  package init(_ limits: [Limit], groups: [String], figures: [Figure]) {
    verdicts = limits.filter { groups.contains($0.group) }.map { limit in
      Verdict(limit: limit, measured: figures.lazy.compactMap { Self.value(of: $0, for: limit) }.first)
    }
  }

  package var isPassed: Bool { verdicts.allSatisfy(\.isKept) }

  /// A line for each limit.
  package var text: String {
    verdicts.map { verdict in
      let limit = verdict.limit
      let measured = verdict.measured.map { Self.text($0, limit.measure) } ?? "not measured"
      return "\(limit.name.padded(to: 28))\(measured.padded(to: 14, atEnd: false)) of "
        + "\(Self.text(limit.most, limit.measure)) \(limit.measure.word)\(verdict.isKept ? "" : "   BEYOND")\n"
    }.joined()
  }

  private static func value(of figure: Figure, for limit: Limit) -> Double? {
    guard figure.name == limit.name else { return nil }
    switch limit.measure {
    case .ratio: return figure.ratio
    case .value(let unit): return figure.unit == unit ? figure.own.maximum : nil
    }
  }

  private static func text(_ value: Double, _ measure: Limit.Measure) -> String {
    switch measure {
    case .ratio: Decimals.text(value, 2)
    case .value(let unit): unit.text(value)
    }
  }
}
