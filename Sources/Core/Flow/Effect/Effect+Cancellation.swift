extension Effect {
  /// Gives the effect an identity under which ``cancel(id:)`` finds it; identities belong to one store.
  ///
  /// `cancelInFlight` first cancels what runs under that identity from this or earlier actions, never from later ones.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    wrapped(.cancellable(EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels what runs or waits under the identity, as far as this or an earlier action started it.
  ///
  /// What such work still sends is dropped and reported. Work of later actions is never touched. As a child of a
  /// concatenation it leaves the children after it alone, so that `concatenate(.cancel(id:), …)` begins anew.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(node: EffectNode(.cancel(EffectID(id))))
  }

  func wrapped(_ kind: EffectNode.Kind) -> Effect {
    guard let node else { return .none }
    return Effect(node: EffectNode(kind, [node]))
  }
}
