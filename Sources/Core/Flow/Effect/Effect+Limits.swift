extension Effect {
  /// Cancels the effect and sends `action` when it is not over within `limit`.
  ///
  /// The time runs from the effect's start and takes in all that it starts: windows, attempts, the children of a
  /// concatenation. At the end of it what still runs is cancelled and what that still sends is dropped as
  /// ``EffectDropReason/timedOut(after:)``; what waits for this effect goes on at once. Nothing is sent when nothing
  /// is left to wait for, because the effect is over or was cancelled.
  public func timeout(after limit: Duration, send action: Action) -> Effect {
    wrapped(.timeout(limit, action))
  }

  /// Tries each run of the effect again when it throws: at most `count` times after the first, and only after errors
  /// that `matches` picks; never after `CancellationError`.
  ///
  /// Between attempts the run waits as `backoff` says, on the store's clock; with `jitter` any time from nothing to
  /// that, so that many programs do not come back together. The last error is the run's failure. Actions that earlier
  /// attempts have sent stay sent. Within another `retry` the inner one counts.
  public func retry(
    _ count: Int, backoff: RetryBackoff, jitter: Bool = true,
    where matches: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> Effect {
    wrapped(.retry(EffectRetry(count: count, backoff: backoff, hasJitter: jitter, matches: matches)))
  }

  /// Starts the effect when `interval` has passed without another of the same identity: the newest wins.
  ///
  /// Each newcomer restarts the window and cancels what waits or runs under the identity; `cancel(id:)` does too.
  /// `leading`: the first starts at once and opens the window, and so does the first after the window's end.
  /// Without `trailing` newcomers of an open window prolong it and are dropped, and what runs goes on.
  public func debounce(
    id: some Hashable & Sendable, for interval: Duration, leading: Bool = false, trailing: Bool = true
  ) -> Effect {
    let rule = WindowRule(interval: interval, leading: leading, trailing: trailing)
    return wrapped(.debounce(EffectID(id), rule))
  }

  /// Starts at most one effect of this identity in each `interval`.
  ///
  /// `leading`: the first starts at once and opens the window. `trailing`: the newest that came while the window was
  /// open starts at its end, which newcomers do not put off, and opens the next one. `cancel(id:)` closes the window.
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, leading: Bool = true, trailing: Bool = true
  ) -> Effect {
    let rule = WindowRule(interval: interval, leading: leading, trailing: trailing)
    return wrapped(.throttle(EffectID(id), rule))
  }
}
