internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal

/// `--tty`: plays a tape on this terminal, in real time, and ends with it.
struct TerminalReplay {
  let tape: Tape
  let invocation: Invocation
  let environment: TerminalEnvironment

  /// What came of it; nil, with the status to exit with, when the person or a signal ended it.
  func run() throws(UsageError) -> (record: TapeRecord?, status: Int32) {
    var invocation = invocation
    try invocation.adopt(tape)
    var options = TerminalOptions(environment: environment, color: invocation.color)
    options.ascii = options.ascii || invocation.isASCII
    let directory = try ReplayDirectory(invocation.dataDirectory)
    defer { directory.close() }
    let strict = StrictRun(invocation)
    let world = strict.watched()
    options.activity = world.activity
    let replayed = try make(invocation, world, directory, isASCII: options.ascii)
    let screen = FlowActor.assumeIsolated {
      strict.end(replayed.program)
      return StagedProgram(replayed.program)
    }
    let outcome = ReplayOutcome<TapeRecord>()
    let task = Task(executorPreference: EffectPool.shared) {
      await Self.play(tape, on: screen, replayed.doors, world, outcome)
    }
    let status = TerminalLoop.run(screen, options: options, clock: world.clock)
    task.cancel()
    guard strict.status(ExitStatus.done) == ExitStatus.done else { return (nil, ExitStatus.failed) }
    return (try outcome.result?.get(), status)
  }

  private func make(
    _ invocation: Invocation, _ world: AppWorld, _ directory: ReplayDirectory, isASCII: Bool
  ) throws(UsageError) -> ReplayedProgram {
    let result: Result<ReplayedProgram, UsageError> = FlowActor.assumeIsolated {
      do throws(UsageError) {
        return .success(
          try ReplayedProgram(invocation, world: world, directory: directory, isASCII: isASCII))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  @FlowActor private static func play(
    _ tape: Tape, on screen: StagedProgram, _ doors: StageDoors, _ world: AppWorld, _ outcome: ReplayOutcome<TapeRecord>
  ) async {
    let stage = TerminalStage(screen, clock: world.clock, activity: world.activity, doors: doors)
    outcome.finish(.success(await TapePlayer(tape, on: stage, keepsScreens: tape.wantsScreens).play()))
    screen.end(ExitStatus.done)
  }
}
