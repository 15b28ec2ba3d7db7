extension Effect {
  /// Gives the effect an identity under which ``cancel(id:)`` finds it; identities belong to one store.
  ///
  /// `cancelInFlight` first cancels what runs under that identity from this or earlier actions, never from later ones.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    wrapped(.cancellable(EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels what runs or waits under the identity, as far as this or an earlier action started it.
  ///
  /// What such work still sends is dropped and reported. Work of later actions is never touched.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(node: EffectNode(.cancel(EffectID(id))))
  }

  /// Starts the effect when `interval` has passed without another of the same identity: the newest wins.
  ///
  /// Each newcomer restarts the window and cancels what waits or runs under the identity; `cancel(id:)` does too.
  public func debounce(id: some Hashable & Sendable, for interval: Duration) -> Effect {
    wrapped(.debounce(EffectID(id), interval))
  }

  /// Starts at most one effect of this identity in each `interval`.
  ///
  /// `leading`: the first starts at once and opens the window. `trailing`: the newest that came while the window was
  /// open starts at its end, which newcomers do not put off, and opens the next one. `cancel(id:)` closes the window.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, leading: Bool = true, trailing: Bool = true
  ) -> Effect {
    wrapped(.throttle(EffectID(id), interval, leading: leading, trailing: trailing))
  }

  private func wrapped(_ kind: EffectNode.Kind) -> Effect {
    guard let node else { return .none }
    return Effect(node: EffectNode(kind, [node]))
  }
}
