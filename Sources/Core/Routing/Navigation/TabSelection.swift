/// Which of the tabs is shown. There is always one; the ends meet.
public struct TabSelection<Tab: Hashable & Sendable>: Hashable, Sendable {
  public let tabs: [Tab]
  public private(set) var selected: Tab

  /// The first tab is selected. `rest` in the order they are shown.
  public init(_ first: Tab, _ rest: [Tab]) {
    tabs = [first] + rest
    selected = first
  }

  public var index: Int { tabs.firstIndex(of: selected) ?? 0 }

  /// Selects a tab; false, and no change, for one that is not among them.
  @discardableResult
  public mutating func select(_ tab: Tab) -> Bool {
    guard tabs.contains(tab) else { return false }
    selected = tab
    return true
  }

  /// Selects by the number on the tab, from 1; false where there is none of that number.
  @discardableResult
  public mutating func select(number: Int) -> Bool {
    guard tabs.indices.contains(number - 1) else { return false }
    selected = tabs[number - 1]
    return true
  }

  public mutating func selectNext() {
    selected = tabs[(index + 1) % tabs.count]
  }

  public mutating func selectPrevious() {
    selected = tabs[(index + tabs.count - 1) % tabs.count]
  }
}
