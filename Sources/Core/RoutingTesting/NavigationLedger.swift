internal import StoaRouting
internal import Synchronization

/// What a test navigator has seen and the test has not accounted for; within reach of its `deinit`.
final class NavigationLedger<Route: Sendable, Sheet: Sendable>: Sendable {
  private let contents = Mutex<(events: [NavigationEvent<Route, Sheet>], isFinished: Bool)>(([], false))

  var isFinished: Bool { contents.withLock { $0.isFinished } }

  var open: [String] { contents.withLock { $0.events.map(\.line) } }

  func finish() {
    contents.withLock { $0.isFinished = true }
  }

  func add(_ event: NavigationEvent<Route, Sheet>) {
    contents.withLock { $0.events.append(event) }
  }

  func take() -> NavigationEvent<Route, Sheet>? {
    contents.withLock { $0.events.isEmpty ? nil : $0.events.removeFirst() }
  }

  func takeLast() -> NavigationEvent<Route, Sheet>? {
    contents.withLock { $0.events.popLast() }
  }
}
