internal import StoaFlow
internal import Synchronization

/// What a test store has seen and the test has not accounted for; within reach of the store's `deinit`.
final class TestLedger<State: Sendable, Action: Sendable>: Sendable {
  struct Received: Sendable {
    var action: Action
    var state: State
  }

  private struct Contents {
    var sent: State?
    var received: [Received] = []
    var flights: [UInt64: EffectEvent] = [:]
    var violations: [PhaseViolation] = []
    var isFinished = false
  }

  private let contents = Mutex(Contents())

  var isFinished: Bool { contents.withLock { $0.isFinished } }

  func finish() {
    contents.withLock { $0.isFinished = true }
  }

  func reduced(_ step: TestStep<Action>, _ state: State) {
    contents.withLock { contents in
      switch step.origin {
      case .test: contents.sent = state
      case .effect: contents.received.append(Received(action: step.action, state: state))
      }
    }
  }

  func add(_ event: EffectEvent) {
    contents.withLock { contents in
      switch event.fate {
      case .started, .waiting: contents.flights[event.number] = event
      case .finished, .cancelled: contents.flights[event.number] = nil
      case .dropped: break
      }
    }
  }

  func add(_ violation: PhaseViolation) {
    contents.withLock { $0.violations.append(violation) }
  }

  func takeSent() -> State? {
    contents.withLock { contents in
      defer { contents.sent = nil }
      return contents.sent
    }
  }

  func takeReceived() -> Received? {
    contents.withLock { $0.received.isEmpty ? nil : $0.received.removeFirst() }
  }

  func takeViolations() -> [PhaseViolation] {
    contents.withLock { contents in
      defer { contents.violations = [] }
      return contents.violations
    }
  }

  /// The effects that run or wait, a line each.
  var openEffects: String {
    let flights = contents.withLock { $0.flights.values.sorted { $0.number < $1.number } }
    return flights.map { "  \(Self.name($0))" }.joined(separator: "\n")
  }

  /// Actions that were not received and effects that have not ended, a line each.
  var openMatters: String {
    let actions = contents.withLock { $0.received.map { "  action not received: \($0.action)" } }
    return (actions + [openEffects].filter { !$0.isEmpty }).joined(separator: "\n")
  }

  private static func name(_ event: EffectEvent) -> String {
    let ids = event.ids.isEmpty ? "" : " (\(event.ids.map(\.description).joined(separator: ", ")))"
    let what = event.fate == .waiting ? "effect waiting for the clock" : "effect running"
    return "\(what): \(event.source?.description ?? "several")\(ids)"
  }
}
