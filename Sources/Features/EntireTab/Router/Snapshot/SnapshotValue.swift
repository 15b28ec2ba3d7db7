/// The value of a query's member in a snapshot.
package enum SnapshotValue: Equatable {
  case id(Int)
  case word(String)
  /// It is there, or it is not.
  case flag
}
