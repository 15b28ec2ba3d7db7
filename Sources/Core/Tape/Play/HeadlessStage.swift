public import StoaCanvas
public import StoaFlow
internal import StoaInput
public import StoaTerminal

/// A stage without a terminal, in virtual time: the same tape shows the same frames, and `Sleep` costs nothing.
@FlowActor public final class HeadlessStage: TapeStage {
  /// More jobs or frames than this at one moment, and the program will never come to rest.
  private static let restLimit = 1_000_000
  private static let drawLimit = 1_000
  private static let answerLimit = 10_000
  /// How often control is given to the actor's other jobs before it counts as quiet: an effect, which prefers its
  /// executor, goes through the actor's queue at every return from a function of it.
  private static let quietTurns = 8

  private let terminal: HeadlessTerminal
  private let world: TapeWorld
  private let doors: StageDoors
  private let patience: StagePatience
  /// How much of the terminal's output was looked at for copies.
  private var lookedAt = 0

  /// A program on a screen of that size, which lives in the time of `world`.
  public init(
    _ program: any TerminalProgram, size: Size, world: TapeWorld, doors: StageDoors, patience: StagePatience
  ) {
    terminal = HeadlessTerminal(program, size: size)
    self.world = world
    self.doors = doors
    self.patience = patience
  }

  public var size: Size { terminal.size }
  public var exit: Int32? { terminal.exit }
  public var now: Duration { world.now }
  public var nextTimer: Duration? { world.clock.nextDeadline }

  public func settle() async throws(TapeStop) {
    var draws = 0
    var answers = 0
    var alarm: Alarm?
    var outside = self.outside
    defer { alarm?.stop() }
    while true {
      try await runJobs()
      guard terminal.exit == nil else { return }
      if terminal.needsDraw {
        draws += 1
        guard draws <= Self.drawLimit else { throw TapeStop("the screen does not come to rest") }
        _ = frame()
      } else if isWaitingOutside {
        if self.outside != outside {
          // Something came back, or went out: the patience is with each, not with all of them together.
          answers += 1
          guard answers <= Self.answerLimit else { throw TapeStop("the program's requests do not come to rest") }
          outside = self.outside
          alarm?.stop()
          alarm = nil
        }
        let started = alarm ?? Alarm(patience, world.executor)
        alarm = started
        guard !started.isOver else {
          throw TapeStop("still in flight after \(patience.limit.plain): \(doors.inFlight(world.activity))")
        }
        await world.executor.arrival()
      } else {
        return
      }
    }
  }

  public func type(_ bytes: [UInt8]) async throws(TapeStop) {
    terminal.type(bytes)
    while terminal.awaitsMore, terminal.exit == nil {
      try await pass(InputDecoder.escapeDelay)
      terminal.passEscapeDelay()
    }
  }

  public func pass(_ duration: Duration) async throws(TapeStop) {
    let end = world.now + duration
    try await settle()
    while let next = nextTimer, world.now + next <= end, terminal.exit == nil {
      world.move(to: world.now + next)
      try await settle()
    }
    world.move(to: end)
  }

  public func resize(to size: Size) { terminal.resize(to: size) }

  public func open(_ link: String) throws(TapeStop) {
    if let refusal = doors.open(link) { throw TapeStop(refusal) }
  }

  public func setOffline(_ isOffline: Bool) { doors.setOffline(isOffline) }

  public func frame() -> Canvas { terminal.frame() }

  public func takeCopied() -> String? {
    defer { lookedAt = terminal.output.count }
    for case .copy(let text) in terminal.output[lookedAt...].reversed() { return text }
    return nil
  }

  /// Runs effects and what they bring until each has ended or waits.
  private func runJobs() async throws(TapeStop) {
    var quiet = 0
    var count = 0
    while quiet < Self.quietTurns {
      world.clock.fireDue()
      let ran = world.executor.turn()
      count += ran
      guard count <= Self.restLimit else { throw TapeStop("the program's effects do not come to rest") }
      quiet = ran > 0 ? 0 : quiet + 1
      await Task.yield()
    }
  }

  /// Whether something is under way that time alone cannot bring: a request, or an effect that waits for no timer.
  private var isWaitingOutside: Bool {
    !doors.outside().isEmpty || (world.activity.count > 0 && world.clock.sleepers == 0)
  }

  /// What is under way that time alone cannot bring, by name, and how many effects.
  private var outside: Outside { Outside(requests: doors.outside(), effects: world.activity.count) }

  private struct Outside: Equatable {
    let requests: [String]
    let effects: Int
  }
}
