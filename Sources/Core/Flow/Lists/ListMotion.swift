/// One move of the selection in a list.
public enum ListMotion: Hashable, Sendable {
  /// So many rows down; negative is up.
  case rows(Int)
  /// So many screenfuls down; negative is up.
  case pages(Int)
  /// So many half screenfuls down; negative is up.
  case halfPages(Int)
  /// To the first row.
  case first
  /// To the last row.
  case last
  /// To the row at this index.
  case to(Int)
}
