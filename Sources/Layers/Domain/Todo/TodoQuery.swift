/// Which to-dos are wanted, in the order of their ids.
public struct TodoQuery: Hashable, Sendable {
  /// Text that must stand in the title; "" wants all.
  public var filter: String
  /// The only person whose to-dos are wanted, or nil for everybody's.
  public var assignee: User.ID?
  public var completedOnly: Bool

  public init(filter: String = "", assignee: User.ID? = nil, completedOnly: Bool = false) {
    self.filter = filter
    self.assignee = assignee
    self.completedOnly = completedOnly
  }
}
