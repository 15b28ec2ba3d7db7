/// Where the text of a filter line stands in a query.
///
/// Two functions, where a key path would say the same: the run time takes a key path's types apart when it is first
/// made, which every start of a program would pay for.
public struct ListFilterText<Query: Sendable>: Sendable {
  let read: @Sendable (Query) -> String
  let write: @Sendable (inout Query, String) -> Void

  /// The text by how it is read from a query and written into one.
  public init(
    read: @escaping @Sendable (Query) -> String, write: @escaping @Sendable (inout Query, String) -> Void
  ) {
    self.read = read
    self.write = write
  }
}
