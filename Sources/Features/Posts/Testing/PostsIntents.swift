public import PostsInterface
internal import Synchronization

/// Writes down what Posts asks others for, in order.
public final class PostsIntents: Sendable {
  private let intents = Mutex<[PostsIntent]>([])

  /// Nothing asked for yet.
  public init() {}

  /// What was asked for so far.
  public var raised: [PostsIntent] { intents.withLock { $0 } }

  /// Notes a wish; give it to a coordinator as its `onIntent`.
  public func note(_ intent: PostsIntent) {
    intents.withLock { $0.append(intent) }
  }
}
