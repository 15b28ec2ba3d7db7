public import StoaFlow
public import StoaRouting

extension ListState {
  /// What the status line says of a list: its trouble, what goes on, what could not be read, and where one is.
  ///
  /// - Parameter trouble: Why the last load failed, in words for people.
  public func status(trouble: String?) -> [StatusItem] {
    var items: [StatusItem] = []
    if let trouble, rows.total > 0, !isBusy { items.append(StatusItem(.problem, "\(trouble) R tries again")) }
    if phase == .refreshing || (isBusy && rows.total > 0) { items.append(StatusItem(.activity, "updating")) }
    if unreadable > 0 { items.append(StatusItem(.problem, "\(unreadable) could not be read")) }
    if rows.total > 0 { items.append(StatusItem(.position, "\(selection + 1)/\(rows.total)")) }
    return items
  }
}

extension ItemState {
  /// What the status line says of a loaded value: its trouble, and what goes on.
  public func status(trouble: String?) -> [StatusItem] {
    if phase == .refreshing { return [StatusItem(.activity, "updating")] }
    guard let trouble, value != nil, !isBusy else { return [] }
    return [StatusItem(.problem, "\(trouble) R tries again")]
  }
}
