internal import Testing

/// An end to waiting, far beyond what a healthy program needs: a test that hangs says so instead.
struct ServerFaultDeadline {
  private let end = ContinuousClock.now + .seconds(600)

  /// Whether the time is up, which fails the test.
  func hasPassed(waitingFor what: String, sourceLocation: SourceLocation) -> Bool {
    guard ContinuousClock.now > end else { return false }
    Issue.record("waited for \(what), and it does not come", sourceLocation: sourceLocation)
    return true
  }
}
