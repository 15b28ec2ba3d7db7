internal import Glibc
public import StoaCanvas

/// What can be found out about the terminal without asking it.
public struct TerminalEnvironment: Hashable, Sendable {
  /// A program that stands between this one and the terminal, and shows several on it.
  public enum Multiplexer: String, Hashable, Sendable {
    /// tmux, or GNU screen.
    case tmux, screen
  }

  /// Whether keys come from a terminal.
  public var inputIsTerminal = false
  /// Whether frames go to a terminal.
  public var outputIsTerminal = false
  /// The value of `TERM`; empty when it is not set.
  public var term = ""
  /// Whether the locale's text is UTF-8.
  public var isUTF8 = true
  /// Whether `NO_COLOR` is set to anything.
  public var refusesColor = false
  /// Whether the session came over the network.
  public var isRemote = false
  /// The multiplexer that stands in between; nil for none.
  public var multiplexer: Multiplexer?
  /// The size of the screen, when the output is a terminal that tells.
  public var size: Size?
  /// How long a lone escape byte is held before it is the key.
  public var escapeDelay = Duration.milliseconds(25)

  /// Nothing found out: no terminal, UTF-8.
  public init() {}

  /// Looks at the descriptors and the environment. Sets the process's character type locale; safe to call again.
  public static func detect(input: Int32 = 0, output: Int32 = 1) -> TerminalEnvironment {
    var found = TerminalEnvironment(variables: variable)
    found.inputIsTerminal = isatty(input) == 1
    found.outputIsTerminal = isatty(output) == 1
    found.size = TerminalDevice.size(of: output)
    found.isUTF8 = CharacterLocale.adopt().isUTF8
    return found
  }

  /// What the environment variables alone say.
  package init(variables: (String) -> String?) {
    func value(_ name: String) -> String? { variables(name).flatMap { $0.isEmpty ? nil : $0 } }
    term = value("TERM") ?? ""
    refusesColor = value("NO_COLOR") != nil
    isRemote = value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil
    multiplexer = value("TMUX") != nil ? .tmux : value("STY") != nil ? .screen : nil
    if let asked = value("ESCDELAY").flatMap({ Int($0) }), (0...10_000).contains(asked) {
      escapeDelay = .milliseconds(asked)
    } else if isRemote {
      escapeDelay = .milliseconds(100)
    }
  }

  /// The most colours that this choice allows; the terminal may have fewer.
  public func palette(_ choice: ColorChoice) -> Palette {
    switch choice {
    case .never: .none
    case .always: .extended
    case .auto: refusesColor ? .none : .extended
    }
  }

  /// Why the program cannot be shown here, in one line that says what to do; nil when it can.
  public var refusal: String? {
    if !outputIsTerminal { return "standard output is not a terminal: run it in one" }
    if !inputIsTerminal { return "standard input is not a terminal: run it in one" }
    if term == "dumb" { return "TERM=dumb cannot place text on the screen: set TERM" }
    return nil
  }
}
