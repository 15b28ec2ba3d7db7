extension ListState {
  /// What cannot be of a list, whatever happened to it; nil where nothing is wrong.
  public var inconsistency: String? {
    let rowCount = max(1, rows.total)
    guard (0..<rowCount).contains(selection) else {
      return "selection: row \(selection) is selected of \(rows.total)"
    }
    guard (0..<rowCount).contains(top) else { return "selection: row \(top) of \(rows.total) is the first in view" }
    guard height <= 0 || rows.total == 0 || visible.contains(selection) else {
      return "selection: row \(selection) is selected, and \(visible) are in view"
    }
    return nil
  }
}
