package import Testing

/// How a test store speaks.
package enum TestReport {
  package static func fail(_ text: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }

  /// Says something that does not fail the test.
  static func warn(_ text: String, _ sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
    #else
      withKnownIssue { _ = Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
    #endif
  }

  /// Says as loudly as the demand asks for that something was left out.
  package static func judge(
    _ demand: Exhaustivity.Demand, _ failure: String, skipped warning: String, _ sourceLocation: SourceLocation
  ) {
    switch demand {
    case .all: fail(failure, sourceLocation)
    case .mentioned: break
    case .mentionedAndShown: warn(warning, sourceLocation)
    }
  }
}
