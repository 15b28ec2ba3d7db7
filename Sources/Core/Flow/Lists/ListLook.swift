/// What was there of a list when it was looked at last: rows that are not of it are new.
package struct ListLook: Hashable, Sendable {
  /// The rows that had come.
  package let ids: Set<Int>
  /// The index of the last one of them.
  package let lastIndex: Int
  /// Whether all rows had come, or more are there now.
  package let hasGrown: Bool

  package init(ids: Set<Int>, lastIndex: Int, hasGrown: Bool) {
    self.ids = ids
    self.lastIndex = lastIndex
    self.hasGrown = hasGrown
  }
}
