/// A step of a stack in a snapshot.
package protocol SnapshotRoute: Hashable {
  var step: SnapshotStep { get }
  /// Whether the place is a list, in which somebody can be anywhere.
  var isList: Bool { get }
  init?(_ step: SnapshotStep)
}
