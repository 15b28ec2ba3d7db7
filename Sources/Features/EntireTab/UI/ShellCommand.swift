/// What the keys of the shell do, whatever tab is selected.
public enum ShellCommand: Hashable, Sendable {
  case tab(Int)
  case nextTab, previousTab
  case help, preferences, address, redraw, mouse
  case addressLine, previousPlace, historyBack, historyForward
  /// Show what happened, beside the program.
  case inspect
  /// Show what was sent to the service, beside the program.
  case network
  /// Leave the place; at a root, the program.
  case leave
  case quit
  /// Stop a load; with none, ask whether to quit.
  case cancel
}
