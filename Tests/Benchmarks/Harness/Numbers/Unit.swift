/// What a number counts.
package enum Unit: String, Sendable {
  case milliseconds = "ms"
  case nanoseconds = "ns"
  case kilobytes = "kB"
  case bytes = "bytes"
  case frames = "frames"
  case keys = "keys"
  case wakeups = "wake-ups"
  case allocations = "allocations"
  case instructions = "instructions"
  case percent = "%"

  /// Whether a number of this unit changes with the load of the machine, so that only ratios of it can be judged.
  var isTime: Bool { self == .milliseconds || self == .nanoseconds }

  /// A number of this unit as it is shown.
  package func text(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    switch self {
    case .milliseconds: return Decimals.text(value, 2)
    case .nanoseconds: return Decimals.text(value, value < 100 ? 1 : 0)
    case .allocations, .percent: return Decimals.text(value, 2)
    default: return Decimals.text(value, value == value.rounded() || value >= 10_000 ? 0 : 1)
    }
  }
}
