/// What a running effect does, and where in the source it was made.
struct EffectWork: Sendable {
  let source: EffectSource
  /// Returns the last result, nil for none.
  let body: @Sendable (EffectSender) async -> (any Sendable)?
}
