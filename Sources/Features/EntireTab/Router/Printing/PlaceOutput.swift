/// Where the rows of a place go.
package struct PlaceOutput: Sendable {
  /// Writes a text; false when nobody reads any more.
  let write: @Sendable (String) -> Bool
  /// Says in one line what was missing in what was written.
  let complain: @Sendable (String) -> Void

  package init(write: @escaping @Sendable (String) -> Bool, complain: @escaping @Sendable (String) -> Void) {
    self.write = write
    self.complain = complain
  }
}
