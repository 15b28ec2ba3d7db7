public import StoaInput

/// The keys of the shell.
public enum ShellKeys {
  /// All of them, for places that do not take text: those that lead from tab to tab, where there is more than one, then
  /// those that are the same whatever the tabs.
  public static func all(tabs: [(name: String, title: String)]) -> KeyMap<ShellCommand> {
    guard tabs.count > 1 else { return usual }
    let selecting = tabs.prefix(9).enumerated().map { index, tab in
      KeyBinding<ShellCommand>(
        [.character(Character("\(index + 1)"))], name: tab.name, title: tab.title, command: .tab(index + 1))
    }
    return KeyMap<ShellCommand>(selecting + stepping + usual.bindings)
  }

  private static let stepping: [KeyBinding<ShellCommand>] = [
    KeyBinding([.character("]"), KeyPress(.tab)], name: "next-tab", title: "next tab", command: .nextTab),
    KeyBinding(
      [.character("["), KeyPress(.tab, .shift)], name: "previous-tab", title: "previous tab", command: .previousTab),
  ]

  /// Those that are the same whatever the tabs.
  private static let usual = KeyMap<ShellCommand>(
    [
      KeyBinding([.character("?")], name: "keys", title: "keys", footer: true, command: .help),
      KeyBinding([.character(",")], name: "preferences", title: "preferences", command: .preferences),
      KeyBinding([.character("y")], name: "address", title: "show and copy the address", command: .address),
      KeyBinding(
        [.character(":")], name: "address-line", title: "go to an address, run a command", command: .addressLine),
      KeyBinding([.character("-")], name: "previous-place", title: "previous place", command: .previousPlace),
      KeyBinding(
        [.character("H"), KeyPress(.left, .alt)], name: "back-in-history", title: "back in history",
        command: .historyBack),
      KeyBinding(
        [.character("L"), KeyPress(.right, .alt)], name: "forward-in-history", title: "forward in history",
        command: .historyForward),
      KeyBinding([.character("~")], name: "network", title: "the network: what was sent", command: .network),
      KeyBinding([.character("m")], name: "mouse", title: "mouse off and on", command: .mouse),
      KeyBinding([.character("q")], name: "leave", title: "leave", footer: true, command: .leave),
      KeyBinding([.character("Q")], name: "quit", title: "quit", command: .quit),
    ] + always.bindings)

  /// Those that work while a place takes text, too.
  public static let always = KeyMap<ShellCommand>([
    KeyBinding([.control("c")], name: "cancel", title: "stop loading, else quit", command: .cancel),
    KeyBinding([.control("l")], name: "redraw", title: "draw again", command: .redraw),
    KeyBinding([KeyPress(.function(12))], name: "inspect", title: "inspect what happened", command: .inspect),
  ])

  /// What the footer says of `always` where somebody has to sign in first.
  public static let whileSignedOut = KeyMap<ShellCommand>([
    KeyBinding([.control("c")], name: "cancel", title: "quit", footer: true, command: .cancel)
  ])

  /// The keys of the open address line; all others are text.
  public static let line = KeyMap<LineCommand>([
    KeyBinding([KeyPress(.enter)], name: "go", title: "go", footer: true, command: .run),
    KeyBinding([KeyPress(.tab)], name: "next", title: "complete", footer: true, command: .complete(by: 1)),
    KeyBinding([KeyPress(.escape), .control("c")], name: "close", title: "close", footer: true, command: .close),
    KeyBinding([KeyPress(.up), .control("p")], name: "older", title: "history", footer: true, command: .recall(by: 1)),
    KeyBinding([KeyPress(.down), .control("n")], name: "newer", title: "newer", command: .recall(by: -1)),
    KeyBinding([KeyPress(.tab, .shift)], name: "previous", title: "previous", command: .complete(by: -1)),
    KeyBinding([.control("l")], name: "redraw", title: "draw again", command: .redraw),
    KeyBinding([KeyPress(.function(12))], name: "inspect", title: "inspect what happened", command: .inspect),
  ])

  /// The keys while the list of keys is open.
  public static let help = KeyMap<Motion>(KeyBinding.motions { $0 })
}
