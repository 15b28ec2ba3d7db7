internal import StoaFlow
public import Testing

extension TestStore {
  /// Fails for actions that were not received and for effects that run or wait.
  ///
  /// `limit` first lets the clock run until no effect is in flight, for so long in all.
  public func finish(within limit: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
    let wait = TestWait(subject: "the last effect to end", sourceLocation: sourceLocation)
    let patience = runtime.budget.time(upTo: limit ?? .zero)
    var left = patience
    await settle(for: wait)
    while ledger.hasFlights, await sleep(&left, for: wait) {}
    ledger.finish()
    let when = limit.map { "after \(waited($0, patience))" } ?? "at the end of the test"
    let parts = [(exhaustivity.actions, ledger.openActions), (exhaustivity.effects, ledger.openEffects)]
    func open(_ demand: Exhaustivity.Demand) -> String {
      parts.filter { $0.0 == demand }.flatMap(\.1).joined(separator: "\n")
    }
    let (wanted, shown) = (open(.all), open(.mentionedAndShown))
    if !wanted.isEmpty { TestReport.fail("\(when) open are:\n\(wanted)", sourceLocation) }
    if !shown.isEmpty { TestReport.warn("\(when) skipped are:\n\(shown)", sourceLocation) }
  }

  /// Takes all actions that effects have sent, and the state they left, as they are.
  public func skipReceivedActions(sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(after: "the last step", sourceLocation)
    while let next = ledger.takeReceived() { state = next.state }
  }

  /// Cancels the effects that run or wait; a failure where there are none.
  public func skipInFlightEffects(sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(after: "the last step", sourceLocation)
    guard ledger.hasFlights else { return TestReport.fail("there is no effect in flight to skip", sourceLocation) }
    store.cancelEffects()
    await settle(after: "cancelling the effects", sourceLocation)
  }
}
