public import StoaCanvas
public import StoaFlow
public import StoaInput
public import StoaTerminal

/// A program on a real terminal whose keys come from a tape.
///
/// The person at the terminal has `^C` alone, which ends the loop; else it ends when `end` is called, not when the
/// program wants to leave: the tape may still look at its last screen.
@FlowActor public final class StagedProgram: TerminalProgram {
  public private(set) var exit: Int32?
  /// The frame on the screen, once there is one.
  private(set) var last: Canvas?
  private(set) var size = Size(columns: 80, rows: 24)
  /// The text that the program has put on the clipboard last.
  var copied: String?
  let program: any TerminalProgram

  /// Puts a program on the terminal.
  public init(_ program: any TerminalProgram) { self.program = program }

  /// Has the loop end with this status, unless it has been told to before.
  public func end(_ status: Int32) { exit = exit ?? status }

  public func handle(_ event: InputEvent) {
    if event == .key(.control("c")) { end(TerminalSignal.interrupt.status) }
  }

  public func interrupt(_ signal: TerminalSignal) {
    if signal == .interrupt { end(signal.status) }
  }

  public func resize(to size: Size) {
    self.size = size
    program.resize(to: size)
  }

  public func prepare() { program.prepare() }

  public var needsDraw: Bool { program.needsDraw }

  public func draw() -> Canvas {
    let canvas = program.draw()
    last = canvas
    return canvas
  }

  public func takeOutput() -> [TerminalOutput] {
    let output = program.takeOutput()
    for case .copy(let text) in output { copied = text }
    return output
  }

  public func notice(_ text: String) { program.notice(text) }
}
