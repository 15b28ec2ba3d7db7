/// How long before another entry one was, in few signs.
enum InspectorAge {
  static func text(_ age: Duration) -> String {
    let (seconds, attoseconds) = age.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    switch milliseconds {
    case ..<1: return "0"
    case ..<1_000: return "\(milliseconds) ms"
    case ..<10_000: return "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
    case ..<60_000: return "\(seconds) s"
    case ..<3_600_000: return "\(seconds / 60) m"
    default: return "\(seconds / 3_600) h"
    }
  }
}
