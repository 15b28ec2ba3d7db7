/// What a running effect does, and where in the source it was made.
struct EffectWork: Sendable {
  let source: EffectSource
  /// Returns the last result, nil for none.
  let body: @Sendable (EffectSender) async throws -> (any Sendable)?
  /// Makes an action of what `body` threw; without it a failure is only reported.
  let recover: (@Sendable (any Error) -> (any Sendable)?)?
}
