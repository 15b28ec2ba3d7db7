internal import StoaFlow
internal import Synchronization
internal import Testing

/// What a test would have failed for while `body` runs; warnings are marked.
@FlowActor
func remarks(_ body: @FlowActor () -> Void) -> [String] {
  let texts = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined()
    texts.withLock { $0.append(issue.severity == .warning ? "warning: \(text)" : text) }
    return true
  }
  return texts.withLock { $0 }
}
