public import DomainLayer
public import EntireTabInterface
public import StoaFlow

/// What happens to the shell.
public enum ShellAction: Sendable, Equatable {
  case started
  /// It is known who is signed in.
  case sessionKnown(SessionState)
  case preferencesKnown(Preferences)
  /// The first screen is there: what can wait until now is loaded.
  case settled
  case counted(ShellTab, Int)
  case tabSelected(ShellTab)
  /// The preferences were opened from this tab.
  case preferencesOpened(from: ShellTab)
  case noticed(String)
  /// A key was pressed: what was said is over.
  case keyPressed
  case helpToggled
  case help(PageAction)
  case mouseSwitched(isOn: Bool)
  case quitAsked
  /// An address was asked for that waits for somebody to sign in.
  case waitingBegan(String)
  /// The address that waits is not wanted any more.
  case waitingForgotten
  case addressLine(AddressLineAction)
}
