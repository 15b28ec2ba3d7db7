public import StoaFlow
public import StoaFlowTesting
public import StoaRouting
public import Testing

/// Runs a navigation store and holds the test to saying all that happens: where each command leads, and what is refused.
///
/// ```swift
/// let navigator = TestNavigator<Route, Sheet>()
/// navigator.send(.push(.person(3))) { $0.stack = [.person(3)] }
/// navigator.send(.dismiss, refused: .noSheet)
/// coordinator.open(links, in: navigator.store)
/// navigator.receive { $0.sheet = .overview }
/// navigator.finish()
/// ```
/// What the code under test sends to ``store`` itself is received in its order. A change the test does not state, and
/// one or a refusal that it does not receive, are failures. The store's `onChange` and `onRefusal` belong to the test.
@FlowActor
public final class TestNavigator<Route: Equatable & Sendable, Sheet: Equatable & Sendable> {
  /// What the test sends.
  public typealias Command = NavigationCommand<Route, Sheet>

  /// What is tested; coordinators and effects may send to it, too.
  public let store: NavigationStore<Route, Sheet>
  /// `changes` are those of the place, `actions` what others send.
  public var exhaustivity: Exhaustivity
  /// The place after the last command that the test sent or received.
  public private(set) var place: Place<Route, Sheet>

  nonisolated let ledger = NavigationLedger<Route, Sheet>()
  nonisolated let origin: SourceLocation

  /// Runs a store over `navigator`; what the test leaves out fails at `sourceLocation`.
  public init(
    _ navigator: Navigator<Route, Sheet> = Navigator(), exhaustivity: Exhaustivity = .on,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    store = NavigationStore(navigator)
    place = navigator.place
    self.exhaustivity = exhaustivity
    origin = sourceLocation
    store.onChange = { [ledger, weak store] _ in
      if let store { ledger.add(.moved(to: store.place)) }
    }
    store.onRefusal = { [ledger] command, refusal in ledger.add(.refused(command, refusal)) }
  }

  deinit {
    let open = ledger.open
    guard !ledger.isFinished, !open.isEmpty else { return }
    TestReport.fail("the test ended without finish(), and open are:\n\(open.joined(separator: "\n"))", origin)
  }

  /// What an asynchronous answer keeps, to be checked when it comes.
  public var generation: UInt64 { store.generation }

  /// Sends a command that must be applied; `change` states how it changes the place, nothing when left out.
  public func send(
    _ command: Command, since generation: UInt64? = nil, _ change: ((inout Place<Route, Sheet>) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let name = StateDifference.text(command)
    refuseUnreceived(before: "sending \(name)", sourceLocation)
    let refusal = store.send(command, since: generation ?? store.generation)
    _ = ledger.takeLast()
    if let refusal {
      return TestReport.fail("\(name) was refused as \(refusal): \(refusal.message)", sourceLocation)
    }
    expect(store.place, after: name, change, sourceLocation)
  }

  /// Sends a command that must be refused for this reason.
  public func send(
    _ command: Command, since generation: UInt64? = nil, refused reason: NavigationRefusal,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let name = StateDifference.text(command)
    refuseUnreceived(before: "sending \(name)", sourceLocation)
    let refusal = store.send(command, since: generation ?? store.generation)
    _ = ledger.takeLast()
    place = store.place
    switch refusal {
    case reason: break
    case let other?:
      TestReport.fail("\(name) was to be refused as \(reason), but was as \(other)", sourceLocation)
    case nil:
      TestReport.fail("\(name) was to be refused as \(reason), but led to \(PlaceText.of(place))", sourceLocation)
    }
  }

  /// Sets where the test stands.
  func arrive(at place: Place<Route, Sheet>) {
    self.place = place
  }
}
