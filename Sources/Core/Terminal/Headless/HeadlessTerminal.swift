public import StoaCanvas
public import StoaFlow
public import StoaInput

/// A terminal that is nowhere: hosts a program at any size, feeds it bytes through the real decoder, keeps its frames.
///
/// Time and jobs are the caller's: it calls `frame` when the program is idle.
@FlowActor public final class HeadlessTerminal {
  /// The size of the screen.
  public private(set) var size: Size
  /// What the program has sent beside its frames, in order.
  public private(set) var output: [TerminalOutput] = []
  private let program: any TerminalProgram
  private var decoder = InputDecoder()
  private var last: Canvas?

  /// Hosts a program on a screen of that size.
  public init(_ program: any TerminalProgram, size: Size) {
    self.program = program
    self.size = size
    program.resize(to: size)
  }

  /// Bytes as a terminal would send them for keys, pastes and the mouse.
  public func type(_ bytes: some Sequence<UInt8>) { deliver(decoder.feed(bytes)) }

  /// Whether the decoder holds bytes that may be the beginning of something longer.
  public var awaitsMore: Bool { decoder.awaitsMore }

  /// The escape delay passes: a held escape byte becomes the key.
  public func passEscapeDelay() { deliver(decoder.flush()) }

  /// One event past the decoder.
  public func send(_ event: InputEvent) { deliver([event]) }

  /// Gives the screen another size and tells the program.
  public func resize(to size: Size) {
    self.size = size
    program.resize(to: size)
  }

  /// Gives the program a signal.
  public func interrupt(_ signal: TerminalSignal) { program.interrupt(signal) }

  /// The status the program wants to leave with, once it does.
  public var exit: Int32? { program.exit }

  /// Whether the program has something new to show.
  public var needsDraw: Bool { program.needsDraw || last == nil }

  /// What a person would see now: the last frame, or a new one when the program has something new to show.
  public func frame() -> Canvas {
    output += program.takeOutput()
    if let last, !program.needsDraw, last.size == size { return last }
    let canvas = program.draw()
    last = canvas
    return canvas
  }

  private func deliver(_ events: [InputEvent]) {
    // ^Z is the loop's own key, and there is nothing to stop here.
    for event in events where event != .key(.control("z")) && program.exit == nil { program.handle(event) }
  }
}
