/// One place in which two values differ: the path to it, and what stands there in each.
package struct StateDifference: Equatable, Sendable {
  /// From the value down, `rows[3].title`; empty for the value itself.
  package var path: String
  /// What the first value has there; nil for nothing.
  package var old: String?
  /// What the second value has there; nil for nothing.
  package var new: String?

  package init(path: String, old: String?, new: String?) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// The places in which `old` and `new` differ, in the order of their parts; empty where none is found.
  ///
  /// Elements are found by index, rows that are `Identifiable` by identity, entries by key. Of long runs of elements
  /// that one side alone has, the first are shown and the others counted; of long texts the part that differs.
  /// Values that are `Equatable` and equal are not looked into, so the cost is that of what differs.
  /// - Parameter show: Makes a text of a value that is shown.
  package static func between(
    _ old: Any, _ new: Any, show: @escaping (Any) -> String = StateDifference.text
  ) -> [StateDifference] {
    var comparison = StateComparison(show: show)
    comparison.compare(old, new, "")
    return comparison.differences
  }

  /// A value as a person reads it: optionals unwrapped, long texts, collections and values cut.
  package static func text(_ value: Any) -> String { StateText.of(value) }
}
