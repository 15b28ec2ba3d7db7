internal import StoaFlow
public import Testing

extension TestStore {
  /// Takes the next action that an effect sent, which must be `action`.
  ///
  /// `limit` lets the clock run from one sleep to the next until it comes, for so long in all: the time does not begin
  /// anew with each sleep. Without one the clock stands still.
  public func receive(
    _ action: Action, within limit: Duration? = nil, _ change: (@Sendable (inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(Self.name(action), where: { $0 == action }, limit, change, sourceLocation)
  }

  /// Takes the next action that an effect sent, which must fulfil `matches`; `name` says what was meant.
  public func receive(
    matching name: String, within limit: Duration? = nil, where matches: @Sendable (Action) -> Bool,
    _ change: (@Sendable (inout State) -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(name, where: matches, limit, change, sourceLocation)
  }

  private func receive(
    _ name: String, where matches: (Action) -> Bool, _ limit: Duration?,
    _ change: (@Sendable (inout State) -> Void)?, _ sourceLocation: SourceLocation
  ) async {
    let wait = TestWait(subject: name, sourceLocation: sourceLocation)
    let patience = runtime.budget.time(upTo: limit ?? .zero)
    var passed: [String] = []
    var left = patience
    await settle(for: wait)
    repeat {
      while let next = ledger.takeReceived() {
        if matches(next.action) {
          showSkipped(passed, before: "receiving \(name)", sourceLocation)
          return expect(next.state, after: next.action, change, sourceLocation)
        }
        state = next.state
        passed.append("  \(TestLedger<State, Action>.name(next))")
        if exhaustivity.actions == .all {
          return TestReport.fail(missing(name, passed, limit, patience), sourceLocation)
        }
      }
    } while await sleep(&left, for: wait)
    TestReport.fail(missing(name, passed, limit, patience), sourceLocation)
  }

  /// Lets the clock run to its next sleep's end, where that is soon enough; false where nothing more can happen.
  func sleep(_ left: inout Duration, for wait: TestWait) async -> Bool {
    guard !runtime.budget.isOver, let next = clock.nextDeadline, next <= left else { return false }
    left -= next
    runtime.budget.spend(next)
    await clock.advance(by: next)
    await settle(for: wait)
    return true
  }

  private func showSkipped(_ passed: [String], before step: String, _ sourceLocation: SourceLocation) {
    guard !passed.isEmpty, exhaustivity.actions == .mentionedAndShown else { return }
    TestReport.warn("skipped before \(step):\n\(passed.joined(separator: "\n"))", sourceLocation)
  }

  private func missing(_ name: String, _ passed: [String], _ limit: Duration?, _ patience: Duration) -> String {
    var text = "expected to receive \(name), but "
    text += passed.isEmpty ? "nothing came" : "there came\n\(passed.joined(separator: "\n"))"
    if let limit {
      text += passed.isEmpty ? " " : "\n"
      text += "within \(waited(limit, patience))"
    }
    let open = ledger.openEffects
    text += open.isEmpty ? "\nno effect is in flight" : "\nin flight are\n\(open.joined(separator: "\n"))"
    if limit != nil, let next = clock.nextDeadline { text += "\nthe clock's next sleep ends in \(next)" }
    return text
  }

  /// How long was waited, and whether the test's deadline made it less than the call's own limit.
  func waited(_ limit: Duration, _ patience: Duration) -> String {
    patience == limit ? "\(limit)" : "\(patience), all that was left of the test's \(runtime.budget.deadline.time)"
  }
}
