internal import StoaFlow
internal import StoaFlowTesting
public import StoaRouting
public import Testing

extension TestNavigator {
  /// Takes the next thing that others did, which must be this change of the place.
  public func receive(
    _ change: ((inout Place<Route, Sheet>) -> Void)?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch ledger.take() {
    case .moved(let place): expect(place, after: "the change", change, sourceLocation)
    case .refused(let command, let refusal):
      TestReport.fail(
        "expected a change, but \(StateDifference.text(command)) was refused as \(refusal)", sourceLocation)
    case nil: TestReport.fail("expected a change, but nothing came", sourceLocation)
    }
  }

  /// Takes the next thing that others did, which must be a command that was refused for this reason.
  public func receive(refusal reason: NavigationRefusal, sourceLocation: SourceLocation = #_sourceLocation) {
    switch ledger.take() {
    case .refused(_, reason): break
    case .refused(let command, let refusal):
      TestReport.fail(
        "expected a refusal as \(reason), but \(StateDifference.text(command)) was refused as \(refusal)",
        sourceLocation)
    case .moved(let place):
      arrive(at: place)
      TestReport.fail("expected a refusal as \(reason), but there is \(PlaceText.of(place))", sourceLocation)
    case nil: TestReport.fail("expected a refusal as \(reason), but nothing came", sourceLocation)
    }
  }

  /// Fails for changes and refusals that were not received.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    ledger.finish()
    let open = ledger.open.joined(separator: "\n")
    guard !open.isEmpty else { return }
    TestReport.judge(
      exhaustivity.actions, "at the end of the test open are:\n\(open)",
      skipped: "at the end of the test skipped are:\n\(open)", sourceLocation)
  }

  func refuseUnreceived(before step: String, _ sourceLocation: SourceLocation) {
    var lines: [String] = []
    while let event = ledger.take() {
      lines.append(event.line)
      if case .moved(let place) = event { arrive(at: place) }
    }
    guard !lines.isEmpty else { return }
    let list = lines.joined(separator: "\n")
    TestReport.judge(
      exhaustivity.actions, "before \(step) these were to be received:\n\(list)",
      skipped: "skipped before \(step):\n\(list)", sourceLocation)
  }

  func expect(
    _ actual: Place<Route, Sheet>, after cause: String, _ change: ((inout Place<Route, Sheet>) -> Void)?,
    _ sourceLocation: SourceLocation
  ) {
    let before = place
    arrive(at: actual)
    var expected = exhaustivity.changes == .all ? before : actual
    change?(&expected)
    if expected != actual {
      let difference = StateDifference.describe(expected: expected, actual: actual, whole: "place")
      TestReport.fail("\(cause) led to another place than expected:\n\(difference)", sourceLocation)
    } else if exhaustivity.changes == .all && change != nil && actual == before {
      TestReport.fail("\(cause) changed nothing, and nothing was expected to change", sourceLocation)
    }
  }
}
