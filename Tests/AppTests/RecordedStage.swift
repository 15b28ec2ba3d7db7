internal import StoaApp
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import StoaTerminal
internal import Synchronization

/// The whole program in a terminal that is nowhere, recorded: a tape that is played here is written anew.
///
/// Real time is what the stage says; beside it the program has its own, as every recorded program has.
@FlowActor final class RecordedStage: TapeStage {
  private final class RealTime: Sendable {
    let now = Mutex(Duration.seconds(1000))
  }

  private final class Paper {
    var settled = ""
    var open = ""
  }

  private let directory: ReplayDirectory
  private let executor = TurnExecutor()
  private let real = RealTime()
  private let paper = Paper()
  private let program: RecordedProgram
  private var decoder = InputDecoder()
  private var last: Canvas
  private var output: [TerminalOutput] = []
  private(set) var size: Size

  init(_ invocation: Invocation, size: Size = Size(columns: 80, rows: 24)) throws {
    let directory = try ReplayDirectory(invocation.dataDirectory)
    let time = RecordedTime(wake: {})
    var world = AppWorld()
    world.clock = time.clock
    world.executor = executor
    world.now = { ReplayRunner.beginning + Int(time.now.components.seconds) }
    var options = RecordingOptions()
    options.now = { [real] in real.now.withLock { $0 } }
    self.directory = directory
    self.size = size
    last = Canvas(size: size)
    program = try SessionRecorder.make(
      invocation, world: world, time: time, directory: directory, isASCII: false, options: { _ in options },
      write: { [paper] edit in
        paper.settled += edit.settled
        paper.open = edit.open
      })
    program.resize(to: size)
  }

  deinit { directory.close() }

  /// What has been written.
  var tape: String { paper.settled + paper.open }

  /// The session is over.
  func finish() { program.finish() }

  var exit: Int32? { program.exit }
  var now: Duration { real.now.withLock { $0 } }
  var nextTimer: Duration? { program.wantsTurn }

  func takeCopied() -> String? {
    defer { output = [] }
    for case .copy(let text) in output.reversed() { return text }
    return nil
  }

  func settle() async throws(TapeStop) {
    var quiet = 0
    while quiet < 8, program.exit == nil {
      var hasMoved = executor.turn() > 0
      output += program.takeOutput()
      if program.needsDraw {
        last = program.draw()
        hasMoved = true
      }
      quiet = hasMoved ? 0 : quiet + 1
      await Task.yield()
    }
  }

  func type(_ bytes: [UInt8]) async throws(TapeStop) {
    deliver(decoder.feed(bytes))
    while decoder.awaitsMore, exit == nil {
      try await pass(InputDecoder.escapeDelay)
      deliver(decoder.flush())
    }
  }

  func pass(_ duration: Duration) async throws(TapeStop) {
    try await settle()
    let end = now + duration
    while now < end, exit == nil {
      let step = min(end - now, max(program.wantsTurn ?? duration, .milliseconds(1)))
      real.now.withLock { $0 += step }
      try await settle()
    }
  }

  func resize(to size: Size) throws(TapeStop) {
    self.size = size
    program.resize(to: size)
  }

  func open(_ link: String) throws(TapeStop) { program.open(link) }
  func setOffline(_ isOffline: Bool) throws(TapeStop) { program.setOffline(isOffline) }
  func frame() -> Canvas { last }

  private func deliver(_ events: [InputEvent]) {
    for event in events where event != .key(.control("z")) { program.handle(event) }
  }
}
