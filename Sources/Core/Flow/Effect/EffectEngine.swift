/// Runs the effects of one store and brings their actions back; all its decisions are made on ``FlowActor``.
///
/// It decides in turns: see ``turn(_:)``.
@usableFromInline
@FlowActor
final class EffectEngine {
  let runtime: EffectRuntime
  let tasks = EffectTasks()
  /// In the order in which they started, so that their numbers ascend: a handful, which is gone through sooner than a
  /// table is made.
  var flights: [EffectFlight] = []
  var windows: [EffectID: EffectWindow] = [:]
  /// The newest accepted cancel of an identity, while something waits that might start older work under it.
  var boundaries: [EffectID: UInt64] = [:]
  /// The concatenations with children that have not started, and the effects that wait for a window.
  var deferrals = 0
  /// What is to be done in this turn, last first.
  var steps: [EffectStep] = []
  private var isInTurn = false
  private var outbox = BurstQueue<EffectParcel>()
  private var lastNumber: UInt64 = 0

  /// Takes an action to the store; returns why it could not.
  @usableFromInline var deliver: (@FlowActor (any Sendable) -> EffectDropReason?)?
  @usableFromInline var report: (@FlowActor (EffectEvent) -> Void)?
  @usableFromInline var reportViolation: (@FlowActor (PhaseViolation) -> Void)?
  @usableFromInline var reportOrphan: (@FlowActor (OrphanedAction) -> Void)?
  @usableFromInline var reportMove: (@FlowActor (PhaseMove) -> Void)?

  @usableFromInline
  init(runtime: EffectRuntime) {
    self.runtime = runtime
    runtime.activity.add { [weak self] in self?.names }
  }

  /// What is in flight, for people.
  private var names: [String] {
    flights.compactMap { flight in
      guard let source = flight.source else { return nil }
      return ([source.description] + flight.context.ids.map(\.description)).joined(separator: " ")
    }
  }

  /// Cancels all that runs, for a store that goes away; may be called on any thread.
  @usableFromInline
  nonisolated func close() {
    tasks.close()
  }

  /// Starts the effect that the action of revision `sequence` asked for.
  @usableFromInline
  func start(_ node: EffectNode, sequence: UInt64) {
    turn { steps.append(.visit(node, EffectContext(sequence: sequence))) }
  }

  /// Does `body`, then the steps that it left, depth first, then sends what they send.
  ///
  /// So no reducer and no observer runs between two steps, and actions of one turn keep their order whether the store
  /// was busy or not. A turn within another is part of it.
  func turn(_ body: () -> Void) {
    guard !isInTurn else { return body() }
    isInTurn = true
    body()
    while let step = steps.popLast() { perform(step) }
    if steps.capacity > Self.keptSteps { steps = [] }
    isInTurn = false
    while let parcel = outbox.next() { deliver(parcel) }
  }

  /// Sends at the end of the turn.
  func post(_ parcel: EffectParcel) {
    outbox.append(parcel)
  }

  /// Sends now; returns when the action was reduced, or waits in the store's queue if that is busy.
  func deliver(_ parcel: EffectParcel) {
    guard !tasks.isClosed else {
      report?(parcel.event(.dropped(.storeReleased)))
      return
    }
    guard let value = parcel.context.transformed(parcel.value) else {
      report?(parcel.event(.dropped(.wrongType)))
      return
    }
    report?(parcel.event(.emitted))
    guard let reason = deliver?(value) else { return }
    report?(parcel.event(.dropped(reason)))
  }

  func register(source: EffectSource?, _ context: EffectContext) -> EffectFlight {
    lastNumber += 1
    let flight = EffectFlight(number: lastNumber, source: source, context: context)
    flights.append(flight)
    context.chain?.open += 1
    return flight
  }

  func unregister(_ flight: EffectFlight) {
    flight.isFinished = true
    let place = flights.place(of: flight.number, by: \.number)
    if place < flights.count, flights[place] === flight { flights.remove(at: place) }
    tasks.remove(flight.number)
  }

  /// More room for steps than this is given back at the end of a turn.
  private static let keptSteps = 256
}
