public import SettingsInterface
internal import Synchronization

/// Writes down what Settings asks others for, in order.
public final class SettingsIntents: Sendable {
  private let intents = Mutex<[SettingsIntent]>([])

  /// Nothing asked for yet.
  public init() {}

  /// What was asked for so far.
  public var raised: [SettingsIntent] { intents.withLock { $0 } }

  /// Notes a wish; give it to a coordinator as its `onIntent`.
  public func note(_ intent: SettingsIntent) {
    intents.withLock { $0.append(intent) }
  }
}
