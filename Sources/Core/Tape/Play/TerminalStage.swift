public import StoaCanvas
public import StoaFlow
internal import StoaInput
internal import StoaTerminal

/// A stage on a real terminal, in real time: what the tape types goes past the keyboard, all else through the loop.
@FlowActor public final class TerminalStage: TapeStage {
  /// How often the program is looked at while it is busy.
  private static let tick = Duration.milliseconds(10)
  /// For how many looks nothing may move before the tape goes on.
  private static let calmTicks = 2

  private let screen: StagedProgram
  private let clock: LoopClock
  private let activity: Activity
  private let doors: StageDoors
  private let limit: Duration
  private var decoder = InputDecoder()

  /// - Parameters:
  ///   - clock: The loop's own.
  ///   - limit: How long the program may be busy after a command.
  public init(
    _ screen: StagedProgram, clock: LoopClock, activity: Activity, doors: StageDoors, limit: Duration = .seconds(15)
  ) {
    self.screen = screen
    self.clock = clock
    self.activity = activity
    self.doors = doors
    self.limit = limit
  }

  public var size: Size { screen.size }
  public var exit: Int32? { screen.program.exit }
  public var now: Duration { clock.now.offset }
  public var nextTimer: Duration? { clock.nextDeadline }

  public func settle() async throws(TapeStop) {
    let start = clock.now
    var calm = 0
    while calm < Self.calmTicks {
      await sleep(Self.tick)
      guard exit == nil else { return }
      calm = isCalm ? calm + 1 : 0
      guard start.duration(to: clock.now) < limit else {
        throw TapeStop("still in flight after \(limit.plain): \(doors.inFlight(activity))")
      }
    }
  }

  public func type(_ bytes: [UInt8]) async throws(TapeStop) {
    deliver(decoder.feed(bytes))
    while decoder.awaitsMore, exit == nil {
      await sleep(InputDecoder.escapeDelay)
      deliver(decoder.flush())
    }
  }

  public func pass(_ duration: Duration) async throws(TapeStop) {
    await sleep(duration)
    try await settle()
  }

  public func resize(to size: Size) throws(TapeStop) {
    guard size != self.size else { return }
    throw TapeStop(
      "this terminal has \(self.size.columns)x\(self.size.rows), and nobody but its owner can change that")
  }

  public func open(_ link: String) throws(TapeStop) {
    if let refusal = doors.open(link) { throw TapeStop(refusal) }
  }

  public func setOffline(_ isOffline: Bool) { doors.setOffline(isOffline) }

  public func takeCopied() -> String? {
    defer { screen.copied = nil }
    return screen.copied
  }

  public func frame() -> Canvas { screen.last ?? Canvas(size: size) }

  private func sleep(_ duration: Duration) async { try? await clock.sleep(for: duration) }

  /// Whether nothing is left to show, and no effect is under way but such as wait for time.
  private var isCalm: Bool {
    guard !screen.needsDraw, screen.last != nil else { return false }
    return activity.isSettled || (doors.outside().isEmpty && clock.sleepers > 0)
  }

  private func deliver(_ events: [InputEvent]) {
    // ^Z is the loop's own key, and there is nothing to stop here.
    for event in events where event != .key(.control("z")) && exit == nil { screen.program.handle(event) }
  }
}
