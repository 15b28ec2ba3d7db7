public import StoaFlow
public import StoaRouting

extension ListState {
  /// What the status line says of a list: its trouble, what goes on, what is missing of it, and where one is.
  ///
  /// - Parameters:
  ///   - trouble: Why the last load failed, in words for people.
  ///   - brief: The same in few words.
  ///   - isOffline: Whether it failed because the service cannot be reached.
  ///   - mayPass: Whether another try may do better.
  public func status(
    trouble: String?, brief: String? = nil, isOffline: Bool = false, mayPass: Bool = true
  ) -> [StatusItem] {
    var items: [StatusItem] = []
    if filter.isTooLong { items.append(.longFilter) }
    if let trouble, rows.total > 0, !isBusy {
      // While the filter line takes the keys, R is a letter.
      let key = filter.isEditing ? "Enter, then R tries again" : "R tries again"
      items.append(.trouble(trouble, brief: brief, key: mayPass ? key : nil))
    }
    if phase == .refreshing || (isBusy && rows.total > 0) { items.append(.updating) }
    if isSelectionLost { items.append(.lost) }
    if unreadable > 0 { items.append(.unreadable(unreadable)) }
    guard rows.total > 0 else { return items }
    if isCutShort { items.append(.cutShort) }
    if let freshness { items.append(.age(of: freshness, isFailed: trouble != nil, isOffline: isOffline)) }
    items.append(StatusItem(.position, "\(selection + 1)/\(count.text)"))
    return items
  }
}

extension ItemState {
  /// What the status line says of a loaded value: its trouble, what goes on, and what could not be read.
  ///
  /// - Parameters:
  ///   - trouble: Why the last load of it, or of what is shown with it, failed, in words for people.
  ///   - brief: The same in few words.
  ///   - isOffline: Whether it failed because the service cannot be reached.
  ///   - mayPass: Whether another try may do better.
  ///   - isBusy: Whether it, or what is shown with it, is on its way.
  ///   - unreadable: How many entries shown with it could not be read.
  public func status(
    trouble: String?, brief: String? = nil, isOffline: Bool = false, mayPass: Bool = true, isBusy: Bool? = nil,
    unreadable: Int = 0
  ) -> [StatusItem] {
    guard value != nil else { return [] }
    var items: [StatusItem] = []
    if isBusy ?? self.isBusy {
      items.append(.updating)
    } else if let trouble {
      items.append(.trouble(trouble, brief: brief, key: mayPass ? "R tries again" : nil))
    }
    if unreadable > 0 { items.append(.unreadable(unreadable)) }
    if let freshness { items.append(.age(of: freshness, isFailed: trouble != nil, isOffline: isOffline)) }
    return items
  }
}

extension StatusItem {
  fileprivate static let longFilter = StatusItem(
    .problem, "Too long: a filter has at most \(ListFilter.longestQuery) characters. Esc clears it.",
    brief: "filter too long, Esc clears it")

  fileprivate static let updating = StatusItem(.activity, "updating, ^c stops it", brief: "updating")

  fileprivate static let lost = StatusItem(.notice, "what was selected is gone", brief: "selected one is gone")

  fileprivate static func age(of freshness: LoadFreshness, isFailed: Bool, isOffline: Bool) -> StatusItem {
    StatusItem(Age(time: freshness.time, isStale: freshness.isStale || isFailed, isOffline: isFailed && isOffline))
  }

  fileprivate static let cutShort = StatusItem(
    .problem, "there is more than could be gathered", brief: "there is more")

  fileprivate static func trouble(_ text: String, brief: String?, key: String?) -> StatusItem {
    let help = key.map { " \($0)" } ?? ""
    return StatusItem(.problem, text + help, brief: brief.map { $0 + help })
  }

  fileprivate static func unreadable(_ count: Int) -> StatusItem {
    StatusItem(.problem, "\(count) could not be read", brief: "\(count) unreadable")
  }
}
