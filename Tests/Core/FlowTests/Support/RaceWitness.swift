internal import StoaFlow

/// Writes down what a race's store does, in order.
@FlowActor
final class RaceWitness: StoreInstrument {
  typealias State = Int
  typealias Action = RaceAction

  enum Entry: Sendable {
    case reduced(RaceAction)
    case fate(EffectEvent)
    case released
  }

  var entries: [Entry] = []

  func didReduce(_ action: RaceAction, state: Int, revision: UInt64) { entries.append(.reduced(action)) }
  func effect(_ event: EffectEvent) { entries.append(.fate(event)) }
}
