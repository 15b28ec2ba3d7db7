/// What was there of a list when it was looked at last: rows that are not of it are new.
package struct ListLook: Hashable, Sendable {
  /// The rows that had come.
  package let ids: Set<Int>
  /// The indices of those that had come and could not be read.
  package let unreadable: Set<Int>
  /// The index of the last one of them.
  package let lastIndex: Int
  /// Whether all rows had come, or more are there now.
  package let hasGrown: Bool

  package init(ids: Set<Int>, unreadable: Set<Int> = [], lastIndex: Int, hasGrown: Bool) {
    self.ids = ids
    self.unreadable = unreadable
    self.lastIndex = lastIndex
    self.hasGrown = hasGrown
  }
}
