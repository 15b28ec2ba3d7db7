/// Takes note of what happens in the program, for those who run it.
public protocol Analytics: Sendable {
  /// Notes an event; returns at once and never fails.
  func record(_ event: AnalyticsEvent)
}
