/// A move that every list and page understands, whatever it shows.
public enum Motion: Hashable, Sendable, CaseIterable {
  /// By a row, a page or half a page, or to the first or the last row.
  case down, up, pageDown, pageUp, halfDown, halfUp, first, last
}
