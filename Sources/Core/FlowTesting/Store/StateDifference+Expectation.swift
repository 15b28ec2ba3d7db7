internal import StoaFlow

extension StateDifference {
  private static let lineLimit = 40

  /// What was expected and what is instead, one line for each place in which the two differ.
  static func describe(expected: Any, actual: Any) -> String {
    var lines = between(expected, actual).map(\.expectation)
    if lines.isEmpty { lines = ["  expected \(expected)", "  is       \(actual)"] }
    if lines.count > lineLimit {
      lines = lines.prefix(lineLimit) + ["  … and \(lines.count - lineLimit) more"]
    }
    return lines.joined(separator: "\n")
  }

  private var expectation: String {
    let place = path.isEmpty ? "state" : path
    return switch (old, new) {
    case (let old?, let new?): "  \(place): expected \(old), is \(new)"
    case (let old?, nil): "  \(place): expected \(old), is missing"
    case (nil, let new): "  \(place): not expected, is \(new ?? "nothing")"
    }
  }
}
