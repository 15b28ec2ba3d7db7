public import EntireTabInterface

/// What stands around the tab on the screen.
public struct ShellContent: Equatable, Sendable {
  /// One tab with its count.
  public struct TabItem: Equatable, Sendable {
    public let number: Int
    /// Of the command that selects it.
    public let name: String
    public let title: String
    public let badge: String?
    public let isSelected: Bool
  }

  /// A key with what it does.
  public struct KeyItem: Equatable, Sendable {
    public let label: String
    public let title: String
    /// Whether the footer keeps it where it has no room for all: the key that lists the others.
    public let isKept: Bool

    public init(label: String, title: String, isKept: Bool = false) {
      self.label = label
      self.title = title
      self.isKept = isKept
    }
  }

  /// The tabs; none before they can be used, and none where there is only one.
  public let tabs: [TabItem]
  public let title: String
  /// What is said, the most important first.
  public let status: [String]
  /// Whether the first thing said is trouble.
  public let isTrouble: Bool
  /// Where one is in a list, at the right edge.
  public let position: String
  public let footer: [KeyItem]

  public init(
    _ state: ShellState, badges: [ShellTab: String], title: String, status: [String], isTrouble: Bool,
    position: String, footer: [KeyItem]
  ) {
    tabs =
      state.flow == .main && state.tabs.count > 1
      ? state.tabs.enumerated().map { index, tab in
        TabItem(
          number: index + 1, name: tab.name, title: tab.title, badge: badges[tab], isSelected: tab == state.tab)
      } : []
    self.title = title
    self.status = status
    self.isTrouble = isTrouble
    self.position = position
    self.footer = footer
  }
}
