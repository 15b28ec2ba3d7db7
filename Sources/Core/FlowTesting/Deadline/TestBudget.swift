internal import StoaFlow
internal import Synchronization
internal import Testing

/// Counts what the waits of a test take, and says once which one of them took too much.
final class TestBudget: Sendable {
  private struct Spent {
    var steps = 0
    var time = Duration.zero
    var wait = TestWait.rest
    var isOver = false
  }

  let deadline: TestDeadline
  private let spent = Mutex(Spent())

  init(_ deadline: TestDeadline) {
    self.deadline = deadline
  }

  /// Whether nothing more is waited for.
  var isOver: Bool { spent.withLock { $0.isOver } }

  /// Of the virtual time that is left, at most `limit`.
  func time(upTo limit: Duration) -> Duration {
    spent.withLock { max(.zero, min(limit, deadline.time - $0.time)) }
  }

  func spend(_ time: Duration) {
    spent.withLock { $0.time += time }
  }

  /// Takes one step; false when there is none left.
  func takeStep() -> Bool {
    spent.withLock { spent in
      guard spent.steps < deadline.steps else { return false }
      spent.steps += 1
      return true
    }
  }

  /// Names what the next steps are taken for.
  func begin(_ wait: TestWait) {
    spent.withLock { $0.wait = wait }
  }

  /// Fails, once: `inFlight` names the effects that go on and on.
  func exceed(_ inFlight: [String]) {
    let wait = spent.withLock { spent -> TestWait? in
      defer { spent.isOver = true }
      return spent.isOver ? nil : spent.wait
    }
    guard let wait else { return }
    let effects = inFlight.isEmpty ? "  none that a store knows" : inFlight.map { "  \($0)" }.joined(separator: "\n")
    let text = "waited for \(wait.subject), but after \(deadline.steps) steps effects still run:\n\(effects)"
    if let location = wait.sourceLocation {
      Issue.record(Comment(rawValue: text), sourceLocation: location)
    } else {
      Issue.record(Comment(rawValue: text))
    }
  }
}
