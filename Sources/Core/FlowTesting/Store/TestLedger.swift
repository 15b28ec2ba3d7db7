internal import StoaFlow
internal import Synchronization

/// What a test store has seen and the test has not accounted for; within reach of the store's `deinit`.
final class TestLedger<State: Sendable, Action: Sendable>: Sendable {
  struct Received: Sendable {
    var action: Action
    /// The action whose effect sent it.
    var cause: Action
    /// Where that effect was made.
    var source: EffectSource?
    var state: State
  }

  private struct Contents {
    var sent: State?
    var received: [Received] = []
    var flights: [UInt64: EffectEvent] = [:]
    /// Where the effects were made whose actions are on their way: the store reduces them in this order.
    var underWay: [EffectSource?] = []
    /// Forbidden moves of phases, and actions for children that are gone: a line each.
    var faults: [String] = []
    /// The actions by the revision that each made.
    var actions: [UInt64: Action] = [:]
    var isFinished = false
  }

  private let contents = Mutex(Contents())

  var isFinished: Bool { contents.withLock { $0.isFinished } }

  /// Whether an effect runs or waits.
  var hasFlights: Bool { contents.withLock { !$0.flights.isEmpty } }

  func finish() {
    contents.withLock { $0.isFinished = true }
  }

  func reduced(_ step: TestStep<Action>, _ state: State, revision: UInt64) {
    contents.withLock { contents in
      contents.actions[revision] = step.action
      switch step.origin {
      case .test: contents.sent = state
      case .effect(let cause):
        let source = contents.underWay.isEmpty ? nil : contents.underWay.removeFirst()
        contents.received.append(Received(action: step.action, cause: cause, source: source, state: state))
      }
    }
  }

  func add(_ event: EffectEvent) {
    contents.withLock { contents in
      switch event.fate {
      case .started, .waiting: contents.flights[event.number] = event
      case .finished, .cancelled: contents.flights[event.number] = nil
      case .failed(let failure):
        contents.flights[event.number] = nil
        guard !failure.isCaught else { return }
        contents.faults.append("effect failed: \(event.source?.description ?? "several"): \(failure.revealed)")
      case .emitted: contents.underWay.append(event.source)
      case .retrying, .dropped: break
      }
    }
  }

  func add(_ violation: PhaseViolation) {
    contents.withLock { $0.faults.append("phase map: \(violation)") }
  }

  func add(_ orphan: OrphanedAction) {
    contents.withLock { $0.faults.append("\(orphan)") }
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

  func takeFaults() -> [String] {
    contents.withLock { contents in
      defer { contents.faults = [] }
      return contents.faults
    }
  }

  /// The effects that run or wait, a line each.
  var openEffects: [String] {
    contents.withLock { contents in
      contents.flights.values.sorted { $0.number < $1.number }.map { event in
        Self.name(event, startedBy: contents.actions[event.sequence])
      }
    }
  }

  /// The actions that were not received, a line each.
  var openActions: [String] {
    contents.withLock { $0.received.map { "  action not received: \(Self.name($0))" } }
  }

  static func name(_ received: Received) -> String {
    let place = received.source.map { " at \($0)" } ?? ""
    let (action, cause) = (StateDifference.text(received.action), StateDifference.text(received.cause))
    return "\(action), from an effect of \(cause)\(place)"
  }

  private static func name(_ event: EffectEvent, startedBy action: Action?) -> String {
    let ids = event.ids.isEmpty ? "" : " (\(event.ids.map(\.description).joined(separator: ", ")))"
    let what = event.fate == .waiting ? "effect waiting for the clock" : "effect running"
    let cause = action.map { ", started by \(StateDifference.text($0))" } ?? ""
    return "  \(what): \(event.source?.description ?? "several")\(ids)\(cause)"
  }
}
