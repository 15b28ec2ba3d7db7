public import DomainLayer
public import EntireTabInterface
public import StoaFlow

/// What the shell around the tabs knows.
public struct ShellState: Sendable, Equatable {
  /// Moved by the phase map alone.
  public package(set) var flow = AppFlow.starting
  /// In the order of the screen.
  public let tabs: [ShellTab]
  public package(set) var tab: ShellTab
  /// How many items each tab has, as far as that is known.
  public package(set) var counts: [ShellTab: ListCount] = [:]
  /// What was just done or asked; the next key takes it away.
  public package(set) var notice: String?
  /// Whether the list of keys is open.
  public package(set) var isHelpOpen = false
  public package(set) var helpCursor = PageCursor()
  /// Whether one more ^c leaves the program.
  public package(set) var isAskedToQuit = false
  /// The tab from which the preferences were opened: leaving them leads back there.
  public package(set) var returnTab: ShellTab?
  /// The address that waits for somebody to sign in.
  public package(set) var waiting: String?
  /// What one feature has asked another for, while it is looked for.
  public package(set) var request: ShellRequest?
  /// Whether that has taken long enough to be said.
  public package(set) var isRequestSlow = false
  public package(set) var snapshot = SnapshotState()
  public package(set) var preferences = Preferences()
  /// Whether preferences are on their way to the disk.
  public package(set) var arePreferencesBeingSaved = false
  /// What they were changed to meanwhile; it is saved next.
  public package(set) var nextPreferences: Preferences?
  /// Whether the mouse is the program's; else the terminal selects text with it.
  public package(set) var isMouseOn: Bool
  /// The address line while it is open.
  public package(set) var addressLine: AddressLine?
  /// What was entered there; nil until the line is opened for the first time.
  public package(set) var addressHistory: AddressHistory?
  /// Whether what was entered in earlier runs is on its way.
  public package(set) var awaitsHistory = false
  /// How many entries are on their way to the disk.
  public package(set) var unsavedEntries = 0

  /// - Parameter tab: One of `tabs`.
  public init(tabs: [ShellTab], tab: ShellTab, waiting: String? = nil, isMouseOn: Bool = true) {
    self.tabs = tabs
    self.tab = tab
    self.waiting = waiting
    self.isMouseOn = isMouseOn
  }

  /// Whether something that the person did is still on its way to the disk.
  public var hasUnsavedWork: Bool { unsavedEntries > 0 || arePreferencesBeingSaved || snapshot.isBeingKept }
}
