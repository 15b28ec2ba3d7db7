internal import StoaFlow
public import Testing

extension TestStore {
  /// Takes the next action that an effect sent, which must be `action`.
  public func receive(
    _ action: Action, _ change: (@Sendable (inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive("\(action)", where: { $0 == action }, change, sourceLocation)
  }

  /// Takes the next action that an effect sent, which must fulfil `matches`; `name` says what was meant.
  public func receive(
    matching name: String, where matches: @Sendable (Action) -> Bool,
    _ change: (@Sendable (inout State) -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await receive(name, where: matches, change, sourceLocation)
  }

  /// Takes all actions that effects have sent, and the state they left, as they are.
  public func skipReceivedActions(sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(sourceLocation)
    while let next = ledger.takeReceived() { state = next.state }
  }

  /// Fails for actions that were not received and for effects that run or wait.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle(sourceLocation)
    ledger.finish()
    guard exhaustivity == .on else { return }
    let open = ledger.openMatters
    if !open.isEmpty { Self.fail("at the end of the test open are:\n\(open)", sourceLocation) }
  }

  func refuseUnreceived(before step: String, _ sourceLocation: SourceLocation) {
    var names: [String] = []
    while let next = ledger.takeReceived() {
      names.append("  \(next.action)")
      state = next.state
    }
    guard exhaustivity == .on, !names.isEmpty else { return }
    Self.fail("before \(step) these were to be received:\n\(names.joined(separator: "\n"))", sourceLocation)
  }

  private func receive(
    _ name: String, where matches: (Action) -> Bool, _ change: (@Sendable (inout State) -> Void)?,
    _ sourceLocation: SourceLocation
  ) async {
    await settle(sourceLocation)
    var passed: [String] = []
    while let next = ledger.takeReceived() {
      if matches(next.action) {
        expect(next.state, after: next.action, change, sourceLocation)
        return
      }
      state = next.state
      passed.append("  \(next.action)")
      if exhaustivity == .on { break }
    }
    let found = passed.isEmpty ? "nothing came" : "there came\n\(passed.joined(separator: "\n"))"
    let open = ledger.openEffects
    let rest = open.isEmpty ? "no effect is in flight" : "in flight are\n\(open)"
    Self.fail("expected to receive \(name), but \(found)\n\(rest)", sourceLocation)
  }
}
