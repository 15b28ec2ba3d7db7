public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaTerminal

/// A program on a terminal that writes a tape of what is done to it.
///
/// It lives as it will live when the tape is played: each event is held until nothing moves any more that only the events
/// before it have set in motion, and time passes in steps, from one event or timer to the next. So the same screens come
/// of the same keys. What is done is written before the program hears of it, so that a key which brings it down is there.
@FlowActor public final class RecordedProgram: TerminalProgram {
  struct Waiting {
    let input: RecordedInput
    /// In real time.
    let arrival: Duration
  }

  let program: any TerminalProgram
  let time: RecordedTime
  let activity: Activity
  let doors: StageDoors
  let options: RecordingOptions
  private let write: @FlowActor (TapeEdit) -> Void
  var scribe: TapeScribe
  /// What the program has not heard of.
  var queue: [Waiting] = []
  /// A real moment, and the moment of the tape that was then.
  var anchor: (real: Duration, tape: Duration)
  /// Since when something has been on its way, in real time.
  var busySince: Duration?
  /// The size of the terminal, and what the program takes for it.
  var screen: Size
  var size: Size
  /// Whether nothing more is written.
  private(set) var isClosed = false

  /// - Parameters:
  ///   - time: What the program's timers go by.
  ///   - doors: To go to the address that the recording begins at, and to know what is on its way outside.
  ///   - heading: What stands at the beginning of the tape already.
  ///   - write: Takes what there is to write.
  public init(
    _ program: any TerminalProgram, time: RecordedTime, activity: Activity, doors: StageDoors,
    options: RecordingOptions = RecordingOptions(), heading: String = "",
    write: @escaping @FlowActor (TapeEdit) -> Void
  ) {
    self.program = program
    self.time = time
    self.activity = activity
    self.doors = doors
    self.options = options
    self.write = write
    scribe = TapeScribe(heading: heading)
    anchor = (options.now(), time.now)
    size = options.size
    screen = options.size
    program.resize(to: size)
    if let link = options.link { queue.append(Waiting(input: .link(link), arrival: anchor.real)) }
  }

  /// Says how long it has lasted: to be called when the loop has ended.
  public func finish() {
    guard !isClosed, program.exit == nil else { return }
    var moment = passed(at: options.now()).down(to: .milliseconds(10))
    // What had not fallen due yet does not in the tape.
    if let timer = time.nextTimer { moment = min(moment, timer - .milliseconds(1)) }
    write(scribe.rest(until: max(moment, time.now)))
  }

  public func handle(_ event: InputEvent) {
    // What a tape calls a click is over when it begins; what the button does later is no event any more.
    if case .mouse(let mouse) = event, mouse.kind == .release, mouse.button == .left { return }
    take(.event(event))
  }

  public func resize(to size: Size) {
    screen = size
    // The newest alone counts: a window that is dragged has many.
    queue.removeAll { if case .resize = $0.input { true } else { false } }
    if size != self.size { take(.resize(size)) }
  }

  /// Goes to an address as a link would; one that is refused is said to be, and is not in the tape.
  public func open(_ link: String) { take(.link(link)) }

  /// Cuts the way to the service, or restores it.
  public func setOffline(_ isOffline: Bool) { take(.network(isOffline: isOffline)) }

  public func interrupt(_ signal: TerminalSignal) {
    if signal == .interrupt { handle(.key(.control("c"))) } else { program.interrupt(signal) }
  }

  public func prepare() {
    proceed()
    program.prepare()
  }

  public func takeOutput() -> [TerminalOutput] {
    proceed()
    return program.takeOutput()
  }

  public var needsDraw: Bool { program.needsDraw || size != screen }

  public func draw() -> Canvas {
    let frame = program.draw()
    options.onFrame?(frame)
    guard frame.size != screen else { return frame }
    // Until the program has heard of its size.
    var canvas = Canvas(size: screen, glyphs: frame.glyphs)
    canvas.draw(frame, at: Point(x: 0, y: 0))
    return canvas
  }

  public var exit: Int32? { program.exit }
  public var hasUnsavedWork: Bool { program.hasUnsavedWork }
  /// What waits may lead to a text.
  public var takesText: Bool { program.takesText || !queue.isEmpty }
  public var takesSecret: Bool { program.takesSecret || !queue.isEmpty }
  public func notice(_ text: String) { program.notice(text) }

  private func take(_ input: RecordedInput) {
    queue.append(Waiting(input: input, arrival: options.now()))
    proceed()
  }

  /// Writes the command, of which the program is to hear at that moment.
  func note(_ command: RecordedCommand, at moment: Duration) {
    guard !isClosed else { return }
    guard scribe.lines < options.mostLines, scribe.bytes < options.mostBytes else {
      isClosed = true
      write(scribe.close("The tape is full: no more of the session is in it."))
      return notice("The recording is full; what comes now is not in it.")
    }
    write(scribe.write(command, at: moment))
  }

  /// Says that time has passed.
  func noteRest() {
    if !isClosed { write(scribe.rest(until: time.now)) }
  }
}
