internal import CNcurses
internal import StoaCanvas
internal import StoaFlow

/// What the machine's terminal descriptions say of this terminal, as the painter goes by it.
public struct TerminalDescription: Hashable, Sendable {
  /// The name of the description in use; not `TERM` where the machine has none of that name.
  public var name: String
  /// How many colours it has; 0 for none.
  public var colors: Int
  /// The palette that is used of them.
  public var palette: Palette
  /// Whether text can be placed at all.
  public var canPlaceCursor: Bool
  /// Whether it is of xterm's kin, and may be sent private modes: paste, mouse, synchronized output.
  public var hasPrivateModes: Bool
  /// Whether the prompt's screen is kept while the program is shown.
  public var hasAlternateScreen: Bool

  /// A description by what it says; of xterm's kin where nothing else is said.
  public init(
    name: String, colors: Int, palette: Palette, canPlaceCursor: Bool = true, hasPrivateModes: Bool = true,
    hasAlternateScreen: Bool = true
  ) {
    self.name = name
    self.colors = colors
    self.palette = palette
    self.canPlaceCursor = canPlaceCursor
    self.hasPrivateModes = hasPrivateModes
    self.hasAlternateScreen = hasAlternateScreen
  }

  /// The description that a program on this terminal would get; nil when the machine has none that could be used.
  ///
  /// Called on the thread of the loop, while none runs.
  public static func find(for environment: TerminalEnvironment, color: ColorChoice) -> TerminalDescription? {
    TerminalLoop.prepare()
    return FlowActor.assumeIsolated { read(for: environment, color: color) }
  }

  /// The same, for who is on the actor already.
  @FlowActor package static func read(
    for environment: TerminalEnvironment, color: ColorChoice
  ) -> TerminalDescription? {
    let size = environment.size ?? Size(columns: 80, rows: 24)
    let palette = environment.palette(color)
    for name in Painter.candidates(for: environment.term) {
      guard let painter = Painter(term: name, size: size, palette: palette, charset: .ascii) else { continue }
      defer { painter.close() }
      return TerminalDescription(
        name: name, colors: max(0, Int(tigetnum("colors"))), palette: painter.palette,
        canPlaceCursor: painter.capabilities.canPlaceCursor, hasPrivateModes: painter.capabilities.hasPrivateModes,
        hasAlternateScreen: stoa_capability("smcup") != nil)
    }
    return nil
  }

  /// The library that draws, with its version: `ncurses 6.4.20221231`.
  public static var library: String { curses_version().map { String(cString: $0) } ?? "" }
}
