package import StoaFlow

extension StateDifference {
  private static let lineLimit = 40

  /// What was expected and what is instead, one line for each place in which the two differ; `whole` names the value.
  package static func describe(expected: Any, actual: Any, whole: String = "state") -> String {
    let lines = between(expected, actual).map { $0.expectation(whole) }
    return cut(lines.isEmpty ? ["  expected \(expected)", "  is       \(actual)"] : lines)
  }

  /// What became of what, one line for each place in which the two differ.
  static func describe(from old: Any, to new: Any) -> String {
    cut(between(old, new).map(\.step))
  }

  private static func cut(_ lines: [String]) -> String {
    guard lines.count > lineLimit else { return lines.joined(separator: "\n") }
    return (lines.prefix(lineLimit) + ["  … and \(lines.count - lineLimit) more"]).joined(separator: "\n")
  }

  private func expectation(_ whole: String) -> String {
    let place = path.isEmpty ? whole : path
    return switch (old, new) {
    case (let old?, let new?): "  \(place): expected \(old), is \(new)"
    case (let old?, nil): "  \(place): expected \(old), is missing"
    case (nil, let new): "  \(place): not expected, is \(new ?? "nothing")"
    }
  }

  private var step: String {
    let place = path.isEmpty ? "state" : path
    return switch (old, new) {
    case (let old?, let new?): "  \(place): \(old) → \(new)"
    case (let old?, nil): "  \(place): \(old) went"
    case (nil, let new): "  \(place): \(new ?? "nothing") came"
    }
  }
}
