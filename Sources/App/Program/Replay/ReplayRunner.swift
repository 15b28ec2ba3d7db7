internal import EntireTabRouter
internal import StoaCanvas
package import StoaFlow
package import StoaTape
internal import StoaTerminal

/// Plays tapes in the whole program, without a terminal and in virtual time, each from a fresh state.
package enum ReplayRunner {
  /// When every replay begins: 2026-01-01 00:00 UTC.
  static let beginning = 1_767_225_600

  /// Plays one tape in the program that the invocation asks for; its data goes to a temporary directory unless the
  /// invocation names one.
  ///
  /// - Parameter patience: How long a service may take for an answer, in real time.
  @FlowActor package static func play(
    _ tape: Tape, invocation: Invocation, patience: StagePatience? = nil
  ) async throws(UsageError) -> TapeRecord {
    var invocation = invocation
    try invocation.adopt(tape.environment)
    let directory = try ReplayDirectory(invocation.dataDirectory)
    invocation.dataDirectory = directory.path
    let world = TapeWorld()
    let record = try await play(
      tape, invocation, world, isFresh: directory.isTemporary,
      patience ?? StagePatience(clock: LoopClock(wake: TerminalLoop.wake)))
    await world.finish()
    return record
  }

  @FlowActor private static func play(
    _ tape: Tape, _ invocation: Invocation, _ world: TapeWorld, isFresh: Bool, _ patience: StagePatience
  ) async throws(UsageError) -> TapeRecord {
    let gate = ServiceGate()
    var surroundings = AppWorld()
    surroundings.clock = world.clock
    surroundings.activity = world.activity
    surroundings.executor = world.executor
    surroundings.gate = { gate.guarding($0) }
    if isFresh {
      surroundings.directoryName = "a temporary directory"
      surroundings.now = { beginning + Int(world.now.components.seconds) }
    }
    let container = try AppContainer(invocation, world: surroundings)
    let program = StoaProgram(
      container: container, glyphs: invocation.isASCII ? .ascii : .unicode, start: try invocation.destination())
    let doors = StageDoors(
      open: { program.open($0) }, setOffline: { gate.isClosed = $0 }, outside: { gate.inFlight })
    let stage = HeadlessStage(program, size: invocation.size, world: world, doors: doors, patience: patience)
    return await TapePlayer(tape, on: stage).play()
  }
}
