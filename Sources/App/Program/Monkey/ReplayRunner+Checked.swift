internal import StoaCanvas
internal import StoaFlow
package import StoaTape

extension ReplayRunner {
  /// Plays one tape as `play` does, and stops it where something does not hold that must, whatever was pressed.
  ///
  /// - Parameters:
  ///   - excess: Why the process holds too much memory; nil where it does not.
  ///   - onRest: Called whenever the program has come to rest and all holds, with how often that was before.
  ///   - front: What stands before the stage, in a test.
  ///   - note: Given the stage that knows what did not hold.
  package static func playChecked(
    _ tape: Tape, invocation: Invocation, patience: StagePatience, keepsScreens: Bool,
    excess: @escaping @FlowActor () -> String? = { nil }, onRest: @escaping @FlowActor (Int) -> Void = { _ in },
    behind front: @FlowActor (any TapeStage) -> any TapeStage = { $0 },
    note: @FlowActor (CheckedStage) -> Void = { _ in }
  ) async throws(UsageError) -> TapeRecord {
    let watch = StrictWatch(isStrict: invocation.isStrict)
    return try await play(
      tape, invocation: invocation, patience: patience, keepsScreens: keepsScreens,
      watch: watch,
      through: { stage, program in
        let inspection = StageInspection(
          inconsistencies: { program.inconsistencies }, drawAnew: { program.drawAnew() },
          violations: { watch.faults }, excess: excess)
        let checked = CheckedStage(front(stage), inspection, onRest: onRest)
        note(checked)
        return checked
      })
  }
}
