package import DomainLayer

/// What a list is narrowed to and how it is ordered, in a snapshot.
package protocol SnapshotQuery: Hashable {
  /// What it wants beside the filter, each with its name.
  var members: [(name: StaticString, value: SnapshotValue)] { get }
  var filter: String { get }
  /// All there is.
  init()
  init(_ reader: SnapshotReader) throws(SnapshotError)
}
