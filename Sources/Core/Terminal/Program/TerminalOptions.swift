public import StoaFlow

/// How a loop treats the terminal.
public struct TerminalOptions: Sendable {
  /// What was found out about the terminal.
  public var environment: TerminalEnvironment
  /// Whether colours are used.
  public var color: ColorChoice
  /// Borders and marks in ASCII only; true from the start where the locale is not UTF-8. For the program to follow;
  /// what the painter may send is decided by the locale.
  public var ascii: Bool
  /// Whether the mouse is reported from the start.
  public var mouse = false
  /// How long the first frame may wait for the first effects, so that it is a full one.
  public var firstFrameHold = Duration.milliseconds(40)
  /// The effects that the first frame waits for; none: it is drawn at once.
  public var activity: Activity?
  /// Where a crash leaves its file; nil for none.
  public var crashFiles: CrashFiles?
  /// Hears what is done to the terminal; nil for none.
  public var tap: TerminalTap?
  /// Where keys come from and frames go to.
  public var input: Int32 = 0
  /// Where frames go to: a descriptor.
  public var output: Int32 = 1

  /// As the environment allows; the mouse is off, and nothing is recorded.
  public init(environment: TerminalEnvironment, color: ColorChoice = .auto) {
    self.environment = environment
    self.color = color
    ascii = !environment.isUTF8
  }
}
