public import EntireTabInterface
internal import Synchronization

/// Writes down what the shell asks the program for, in order.
public final class ShellIntents: Sendable {
  private let intents = Mutex<[ShellIntent]>([])

  /// Nothing asked for yet.
  public init() {}

  /// What was asked for so far.
  public var raised: [ShellIntent] { intents.withLock { $0 } }

  /// Notes a wish; give it to the shell as its `onIntent`.
  public func note(_ intent: ShellIntent) {
    intents.withLock { $0.append(intent) }
  }
}
