public import StoaCanvas
public import StoaFlow
public import StoaInput

/// What a loop runs: it is told what happened and asked for frames.
///
/// In each turn of the loop every waiting event goes to `handle`, then, once, `draw` is called if `needsDraw` says so.
/// A program that has nothing to draw is not asked again until something happens: there is no frame ticker. One that
/// still says so after a frame has more to show: it is asked again at once.
@FlowActor public protocol TerminalProgram: AnyObject, Sendable {
  /// One event; the state changes inside.
  func handle(_ event: InputEvent)
  /// The screen has this size from now on; also called once before the first frame.
  func resize(to size: Size)
  /// A signal came from outside. `interrupt` (INT) is the program's to answer; after the others the loop ends.
  func interrupt(_ signal: TerminalSignal)
  /// The first frame waits for what it shows: a moment to make ready what drawing it needs. Asked in every turn of that
  /// wait; shows nothing and changes nothing.
  func prepare()
  /// Whether a character that is typed now becomes part of a text: a crash file then does not tell which it was.
  var takesText: Bool { get }
  /// Whether that text is a secret, such as a password: a recording then does not tell which it was.
  var takesSecret: Bool { get }
  /// After how long the program wants another turn of the loop although nothing has happened; nil for never. For a program
  /// that holds back events or keeps a time of its own; timers of the loop's clock need none of it.
  var wantsTurn: Duration? { get }
  /// Whether anything has changed since the last `draw`.
  var needsDraw: Bool { get }
  /// The frame of the current size; clears `needsDraw`, unless another frame is to follow.
  func draw() -> Canvas
  /// The status to leave the loop with, once it is time to leave.
  var exit: Int32? { get }
  /// Whether something that was entered is still on its way to the disk; a signal that ends the loop waits for it a moment.
  var hasUnsavedWork: Bool { get }
  /// What goes to the terminal beside the frame; asked once a turn, and cleared by asking.
  func takeOutput() -> [TerminalOutput]
  /// One line that the person should see, such as a terminal type that had to be replaced by another.
  func notice(_ text: String)
}

extension TerminalProgram {
  public func prepare() {}
  public var takesText: Bool { true }
  public var takesSecret: Bool { false }
  public var wantsTurn: Duration? { nil }
  public var hasUnsavedWork: Bool { false }
  public func takeOutput() -> [TerminalOutput] { [] }
  public func notice(_ text: String) {}
}
