internal import StoaFlow
internal import Testing

extension TestStore {
  /// Lets all that can run come to rest; `cause` is what set it going.
  func settle(after cause: String, _ sourceLocation: SourceLocation) async {
    await settle(for: TestWait(subject: "the effects to come to rest after \(cause)", sourceLocation: sourceLocation))
  }

  func settle(for wait: TestWait) async {
    runtime.budget.begin(wait)
    await runtime.settle()
    for fault in ledger.takeFaults() { TestReport.fail(fault, wait.sourceLocation ?? origin) }
  }

  /// Compares what `action` left with what the test states.
  func expect(
    _ actual: State, after action: Action, _ change: (@Sendable (inout State) -> Void)?,
    _ sourceLocation: SourceLocation
  ) {
    let before = state
    state = actual
    var stated = before
    change?(&stated)
    guard exhaustivity.changes != .all else { return expectAll(stated, before, after: action, change, sourceLocation) }
    var mentioned = actual
    change?(&mentioned)
    if mentioned != actual {
      let difference = StateDifference.describe(expected: mentioned, actual: actual)
      TestReport.fail("\(Self.name(action)) left another state than expected:\n\(difference)", sourceLocation)
    } else if exhaustivity.changes == .mentionedAndShown, stated != actual {
      let difference = StateDifference.describe(from: stated, to: actual)
      TestReport.warn("skipped changes by \(Self.name(action)):\n\(difference)", sourceLocation)
    }
  }

  private func expectAll(
    _ stated: State, _ before: State, after action: Action, _ change: (@Sendable (inout State) -> Void)?,
    _ sourceLocation: SourceLocation
  ) {
    if stated != state {
      let difference = StateDifference.describe(expected: stated, actual: state)
      TestReport.fail("\(Self.name(action)) left another state than expected:\n\(difference)", sourceLocation)
    } else if change != nil && state == before {
      TestReport.fail("\(Self.name(action)) changed nothing, and nothing was expected to change", sourceLocation)
    }
  }

  /// An action as failures name it.
  static func name(_ action: Action) -> String { StateDifference.text(action) }

  /// Passes over the actions that wait to be received; a failure where all are to be received.
  func refuseUnreceived(before step: String, _ sourceLocation: SourceLocation) {
    var names: [String] = []
    while let next = ledger.takeReceived() {
      names.append("  \(TestLedger<State, Action>.name(next))")
      state = next.state
    }
    guard !names.isEmpty else { return }
    let list = names.joined(separator: "\n")
    TestReport.judge(
      exhaustivity.actions, "before \(step) these were to be received:\n\(list)",
      skipped: "skipped before \(step):\n\(list)", sourceLocation)
  }
}
