public import PeopleInterface
internal import Synchronization

/// Writes down what People asks others for, in order.
public final class PeopleIntents: Sendable {
  private let intents = Mutex<[PeopleIntent]>([])

  /// Nothing asked for yet.
  public init() {}

  /// What was asked for so far.
  public var raised: [PeopleIntent] { intents.withLock { $0 } }

  /// Notes a wish; give it to a coordinator as its `onIntent`.
  public func note(_ intent: PeopleIntent) {
    intents.withLock { $0.append(intent) }
  }
}
