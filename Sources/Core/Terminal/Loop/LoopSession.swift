internal import CTerminal
internal import Glibc
internal import StoaCanvas
package import StoaFlow
internal import StoaInput

/// One run of the loop on a real terminal: from taking the terminal to giving it back.
///
/// Everything happens on one thread, in turns: jobs and timers, then at most one frame, then waiting for input, a
/// signal, a wake-up or the next timer. With nothing to wait for but a key there is no system call until it comes.
@FlowActor package final class LoopSession {
  let program: any TerminalProgram
  let options: TerminalOptions
  let clock: LoopClock
  let device: TerminalDevice
  let painter: Painter
  /// Readable while a signal waits.
  let signals: Int32
  var decoder = InputDecoder()
  /// When a held escape byte becomes the key, by the monotonic clock in nanoseconds.
  var escapeDeadline: UInt64?
  /// Signals that were read while a frame was being written.
  var heldSignals: [Int32] = []
  /// Set when the loop must end.
  var end: LoopEnd?
  /// Whether the screen is ours now: false before the first frame and after a stop.
  var isEntered = false
  /// Whether the next frame is due although the program has not asked for it.
  var isStale = true
  /// Whether the last frame ended somewhere in its middle.
  var isCutOff = false
  var reportsMouse: Bool
  var frame: [UInt8] = []
  var input = [UInt8](repeating: 0, count: 16 * 1024)
  private let drain: @FlowActor () -> Void
  /// Until when the first frame may wait for the first effects.
  private var holdDeadline: UInt64?

  /// nil, after a line on standard error, when nothing can be shown on this terminal. `drain` runs the waiting jobs.
  package init?(
    program: any TerminalProgram, options: TerminalOptions, clock: LoopClock, drain: @escaping @FlowActor () -> Void
  ) {
    let device = TerminalDevice(input: options.input, output: options.output, tap: options.tap)
    let palette = options.environment.palette(options.color)
    let charset: Charset = options.environment.isUTF8 ? .unicode : .ascii
    guard let painter = Painter.forTerminal(options.environment.term, device.size, palette, charset, program.notice)
    else { return nil }
    self.program = program
    self.options = options
    self.clock = clock
    self.painter = painter
    self.device = device
    self.drain = drain
    signals = ct_signals_open()
    reportsMouse = options.mouse
    frame.reserveCapacity(16 * 1024)
  }

  /// Runs until the program, a signal or the terminal ends it; then the terminal is as it was found.
  package func run() -> LoopEnd {
    let end = runTurns()
    giveBack()
    if end.signal != nil { finishSaving() } else { ct_guard_rest() }
    // Not before: a shell and the kernel both send HUP, and the second must not end it while it saves.
    ct_signals_close(signals)
    return end
  }

  /// The shell has its terminal already; what is on its way to the disk gets a moment to arrive there. With the patience
  /// of `leave` it fits under the guard's clock, which goes on.
  private func finishSaving() {
    let deadline = ct_now() + Duration.milliseconds(500).nanoseconds
    while program.hasUnsavedWork, ct_now() < deadline {
      var descriptors = [pollfd(fd: LoopWaker.shared.descriptor, events: Int16(POLLIN), revents: 0)]
      PollTimeout(deadline: deadline, timer: clock.nextDeadline).poll(&descriptors)
      if descriptors[0].revents != 0 { LoopWaker.shared.clear() }
      runJobs()
    }
  }

  private func runTurns() -> LoopEnd {
    enter()
    if options.activity != nil { holdDeadline = ct_now() + options.firstFrameHold.nanoseconds }
    options.tap?.resized(painter.size)
    program.resize(to: painter.size)
    while true {
      runJobs()
      noteExit()
      if end == nil {
        if isHeld { program.prepare() } else { present() }
        noteExit()
      }
      if let end { return end }
      wait()
    }
  }

  private func runJobs() {
    drain()
    clock.fireDue()
    drain()
  }

  func noteExit() {
    if end == nil, let status = program.exit { end = LoopEnd(status: status) }
  }

  /// Whether the first frame still waits for the first effects, so that it is a full one.
  private var isHeld: Bool {
    guard let deadline = holdDeadline else { return false }
    if let activity = options.activity, activity.count > 0, ct_now() < deadline { return true }
    holdDeadline = nil
    return false
  }

  private var nextTimer: Duration? {
    let timer = clock.nextDeadline
    guard let turn = program.wantsTurn else { return timer }
    return timer.map { min($0, turn) } ?? turn
  }

  /// Sleeps until something happens, and takes it in.
  private func wait() {
    var descriptors = [
      pollfd(fd: options.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: LoopWaker.shared.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    var deadline = [escapeDeadline, holdDeadline].lazy.compactMap { $0 }.min()
    // A program that has more to show at once is not left waiting for a key.
    if !isHeld, program.needsDraw { deadline = 0 }
    PollTimeout(deadline: deadline, timer: nextTimer).poll(&descriptors)
    if descriptors[1].revents != 0 { LoopWaker.shared.clear() }
    if descriptors[2].revents != 0 || !heldSignals.isEmpty { takeSignals() }
    if end == nil {
      if descriptors[0].revents != 0 { takeInput() } else { passEscapeDelay() }
    }
  }
}
