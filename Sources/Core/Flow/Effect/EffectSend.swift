/// How a running effect sends actions: `await send(.progress(3))`.
///
/// Returns when the action has been reduced, so that a fast producer waits for the store. After the effect was
/// cancelled, or has returned, or its store is gone, the action is dropped and reported.
public struct EffectSend<Action: Sendable>: Sendable {
  let sender: EffectSender

  /// Sends an action and returns when it has been reduced, or dropped.
  public func callAsFunction(_ action: Action) async {
    await sender.send(action)
  }
}
