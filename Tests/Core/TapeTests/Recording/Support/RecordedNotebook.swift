internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTape
internal import StoaTerminal
internal import Synchronization

/// A notebook that is recorded, on a loop that the test turns by hand.
@FlowActor final class RecordedNotebook {
  final class RealTime: Sendable {
    let now = Mutex(Duration.seconds(1000))
  }

  @FlowActor private final class Paper {
    var settled = ""
    var open = ""
  }

  private let real = RealTime()
  private let paper = Paper()
  private let executor = TurnExecutor()
  let notebook: Notebook
  let program: RecordedProgram
  private var last = Canvas(size: Size(columns: 0, rows: 0))
  private var decoder = InputDecoder()

  /// - Parameter never: Ends when the test lets go of it; F6 waits for that.
  init(
    size: Size = Size(columns: 30, rows: 4), secret: Bool = false,
    never: AsyncStream<Void> = AsyncStream { $0.finish() }, change: (inout RecordingOptions) -> Void = { _ in }
  ) {
    let activity = Activity()
    let time = RecordedTime(wake: {})
    let notebook = Notebook(EffectRuntime(clock: time.clock, activity: activity, executor: executor), never: never)
    notebook.takesSecret = secret
    var options = RecordingOptions()
    options.size = Size(columns: 30, rows: 4)
    options.now = { [real] in real.now.withLock { $0 } }
    change(&options)
    self.notebook = notebook
    program = RecordedProgram(
      notebook, time: time, activity: activity,
      doors: StageDoors(open: { notebook.open($0) }, setOffline: { _ in }, outside: { [] }), options: options,
      write: { [paper] edit in
        paper.settled += edit.settled
        paper.open = edit.open
      })
    program.resize(to: size)
  }

  /// What may still change of the tape.
  var open: String { paper.open }
  var tape: String { paper.settled + paper.open }

  /// Bytes of one read of the terminal.
  func type(_ bytes: [UInt8]) async {
    for event in decoder.feed(bytes) { program.handle(event) }
    while decoder.awaitsMore {
      await pass(InputDecoder.escapeDelay)
      for event in decoder.flush() { program.handle(event) }
    }
  }

  func type(_ text: String) async { await type(Array(text.utf8)) }

  /// Turns the loop until nothing is left to do at this moment.
  func settle() async {
    var quiet = 0
    while quiet < 8 {
      var hasMoved = executor.turn() > 0
      _ = program.takeOutput()
      if program.needsDraw {
        last = program.draw()
        hasMoved = true
      }
      quiet = hasMoved ? 0 : quiet + 1
      await Task.yield()
    }
  }

  /// Real time passes, in turns of the loop.
  func pass(_ duration: Duration) async {
    await settle()
    var rest = duration
    while rest > .zero, program.exit == nil {
      let step = min(rest, max(program.wantsTurn ?? rest, .milliseconds(1)))
      real.now.withLock { $0 += step }
      rest -= step
      await settle()
    }
  }

  /// The lines of the screen.
  func screen() async -> [String] {
    await settle()
    return last.lines
  }
}
