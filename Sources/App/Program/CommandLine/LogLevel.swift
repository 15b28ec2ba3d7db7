/// How much the log tells.
enum LogLevel: String, CaseIterable, Sendable {
  /// What was asked of services, and what failed.
  case info
  /// Each action and effect of the stores, too, by their names alone.
  case debug
}
