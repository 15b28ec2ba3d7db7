internal import StoaCanvas
package import StoaFlow
package import StoaTape

/// Plays tapes in the whole program, without a terminal and in virtual time, each from a fresh state.
@FlowActor package enum ReplayRunner {
  /// When every replay begins: 2026-01-01 00:00 UTC.
  package nonisolated static let beginning = 1_767_225_600

  /// Plays one tape in the program that the invocation asks for; its data goes to a temporary directory unless the
  /// invocation names one.
  ///
  /// - Parameters:
  ///   - patience: How long a service may take for an answer, in real time.
  ///   - keepsScreens: Whether the record has the screens after the commands, which take memory with every command.
  ///   - watch: Hears of the rules that are broken; under `--strict` the first one fails the tape.
  ///   - stage: What the tape is played on: the stage itself, or what stands before it and watches.
  package static func play(
    _ tape: Tape, invocation: Invocation, patience: StagePatience, keepsScreens: Bool = true,
    watch: StrictWatch? = nil,
    through stage: @FlowActor (HeadlessStage, StoaProgram) -> any TapeStage = { stage, _ in stage }
  ) async throws(UsageError) -> TapeRecord {
    var invocation = invocation
    try invocation.adopt(tape)
    let directory = try ReplayDirectory(invocation.dataDirectory)
    defer { directory.close() }
    let world = TapeWorld()
    let watch = watch ?? StrictWatch(isStrict: invocation.isStrict)
    let replayed = try program(invocation, world, directory, watch)
    let headless = HeadlessStage(
      replayed.screen, size: invocation.size, world: world, doors: replayed.doors, patience: patience)
    let own = stage(headless, replayed.program)
    let player = TapePlayer(
      tape, on: invocation.isStrict ? StrictStage(own, watch) : own, keepsScreens: keepsScreens)
    // At no step does the player wait for another thread.
    return await withTaskExecutorPreference(FlowThread.shared) {
      let record = await player.play()
      await world.finish()
      return record
    }
  }

  private static func program(
    _ invocation: Invocation, _ world: TapeWorld, _ directory: ReplayDirectory,
    _ watch: StrictWatch
  ) throws(UsageError) -> ReplayedProgram {
    var surroundings = AppWorld()
    surroundings.clock = world.clock
    surroundings.activity = world.activity
    surroundings.executor = world.executor
    surroundings.report(to: watch)
    // What is kept in somebody's own directory, such as a token, goes by the real time.
    if directory.isTemporary { surroundings.now = { beginning + Int(world.now.components.seconds) } }
    return try ReplayedProgram(
      invocation, world: surroundings, directory: directory, isASCII: invocation.isASCII)
  }
}
