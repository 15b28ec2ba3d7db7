/// One move of the selection in a list.
public enum ListMotion: Hashable, Sendable {
  /// So many rows down; negative is up.
  case rows(Int)
  /// The view so many rows down, and the selection no farther than it must to stay in it; negative is up.
  case scrolled(Int)
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
