/// Why an effect, or an action of one, came to nothing.
public enum EffectDropReason: Sendable, Equatable {
  /// `cancel(id:)`, or `cancelInFlight` of newer work.
  case cancelled(EffectID)
  /// A newer effect of the same debounce or throttle took its place.
  case superseded(EffectID)
  /// It came while a debounce or throttle window was open that lets nothing through.
  case throttled(EffectID)
  /// It was not over within the limit of `timeout(after:send:)`.
  case timedOut(after: Duration)
  /// `cancelEffects()` of the store.
  case allCancelled
  /// The store is gone.
  case storeReleased
  /// It was sent after its effect had returned.
  case late
  /// An action could not be turned into the store's type: a defect of this module.
  case wrongType
}
