internal import Testing

/// What a test waits for, and where it says so: the subject of the failure if that does not come.
struct TestWait: Sendable {
  var subject: String
  var sourceLocation: SourceLocation?

  static let rest = TestWait(subject: "the effects to come to rest", sourceLocation: nil)
}
