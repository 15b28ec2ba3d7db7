/// How much is fetched and kept of a list that must be completed here.
package struct ListLimits: Sendable {
  /// How many entries are asked for at once; no round number, since a whole list of just that length needs a second look.
  package var walkLimit: Int
  /// How many entries of one list are gathered at most, unless one answer has more.
  package var entries: Int
  /// How many requests complete a list at most, whatever the service says.
  package var requests: Int
  /// How many lists of one collection are kept (the comments of so many posts).
  package var lists: Int
  /// How many items of one collection are kept as they were last seen.
  package var seen: Int

  package init(
    walkLimit: Int = 240, entries: Int = 20_000, requests: Int = 250, lists: Int = 16, seen: Int = 4_000
  ) {
    self.walkLimit = max(1, walkLimit)
    self.entries = max(1, entries)
    self.requests = max(1, requests)
    self.lists = max(1, lists)
    self.seen = max(1, seen)
  }
}
