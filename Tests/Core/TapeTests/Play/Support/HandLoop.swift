internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import StoaTerminal

/// A loop over a staged notebook without a terminal: its turns are taken until the tape or the person ends it.
@FlowActor struct HandLoop {
  let world = TapeWorld()
  let screen: StagedProgram
  let notebook: Notebook
  let stage: TerminalStage

  init() {
    let notebook = Notebook(world.runtime)
    self.notebook = notebook
    screen = StagedProgram(notebook)
    stage = TerminalStage(
      screen, clock: world.clock, activity: world.activity, doors: StageDoors(open: { notebook.open($0) }))
  }

  /// Plays a tape to its end, as the app does.
  ///
  /// - Parameter key: What the person presses as soon as they see the first frame.
  func play(_ text: String, pressing key: KeyPress? = nil) async throws -> TapeRecord? {
    let tape = try TapeParser.parse(text, name: "t.tape")
    let player = Task(executorPreference: world.executor) { await Self.play(tape, stage, screen) }
    screen.resize(to: Size(columns: 30, rows: 4))
    var key = key
    while screen.exit == nil {
      await runJobs()
      _ = screen.takeOutput()
      if screen.needsDraw {
        _ = screen.draw()
        if let press = key { screen.handle(.key(press)) }
        key = nil
      } else if let next = world.clock.nextDeadline {
        world.move(to: world.now + next)
      }
    }
    guard screen.exit == 0 else {
      player.cancel()
      return nil
    }
    await runJobs()
    return await player.value
  }

  /// A task that prefers an executor goes through the actor's queue at every return from a function of it: the player,
  /// some ten calls deep, needs as many turns.
  private func runJobs() async {
    var quiet = 0
    while quiet < 40 {
      quiet = world.executor.turn() > 0 ? 0 : quiet + 1
      await Task.yield()
    }
  }

  private static func play(_ tape: Tape, _ stage: TerminalStage, _ screen: StagedProgram) async -> TapeRecord {
    let record = await TapePlayer(tape, on: stage).play()
    screen.end(0)
    return record
  }
}
