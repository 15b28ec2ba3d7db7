public import DomainLayer
public import EntireTabInterface
public import StoaFlow

/// What happens to the shell.
public enum ShellAction: Sendable, Equatable {
  case started
  /// It is known who is signed in.
  case sessionKnown(SessionState)
  /// What was kept by earlier runs.
  case preferencesKnown(Preferences)
  /// The person has changed them: they take effect, and are kept.
  case preferencesChanged(Preferences)
  /// The save that was on its way has ended; with an error, what it was to keep is not kept.
  case preferencesSaved(DomainError?)
  /// The first screen is there: what can wait until now is loaded.
  case settled
  case counted(ShellTab, ListCount)
  /// Nobody waits for the counts any more: a person has stopped what was loading.
  case countingStopped
  case tabSelected(ShellTab)
  /// The preferences were opened from this tab, which is another one than theirs.
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
  case request(RequestAction)
  case snapshot(SnapshotAction)
}
