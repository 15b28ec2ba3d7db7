internal import StoaCanvas
internal import StoaFlow
internal import StoaTape
internal import StoaTerminal

/// The program of one replay, with the doors that only a tape has.
@FlowActor struct ReplayedProgram: Sendable {
  let program: StoaProgram
  /// What is on the stage: the program, or what makes a mistake in it on purpose.
  let screen: any TerminalProgram
  let doors: StageDoors

  /// - Parameters:
  ///   - invocation: With what the tape says of the environment.
  ///   - world: What the replay takes from the world around it; its gate is set here.
  init(
    _ invocation: Invocation, world: AppWorld, directory: ReplayDirectory, isASCII: Bool
  ) throws(UsageError) {
    let gate = ServiceGate()
    var world = world
    world.gate = { gate.guarding($0) }
    var invocation = invocation
    invocation.dataDirectory = directory.path
    // Its name is another one each time, and must not be on a screen that is compared.
    if directory.isTemporary { world.directoryName = "a temporary directory" }
    let container = try AppContainer(invocation, world: world)
    let program = StoaProgram(
      container: container, glyphs: isASCII ? .ascii : .unicode, isMouseOn: invocation.hasMouse,
      start: try invocation.destination())
    self.program = program
    screen = invocation.fault.map { FaultyProgram(program, $0, runtime: container.runtime) } ?? program
    doors = StageDoors(
      open: { program.open($0) }, setOffline: { gate.isClosed = $0 }, outside: { gate.inFlight })
  }
}
