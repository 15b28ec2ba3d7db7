/// Which people are wanted, in which order.
public struct UserQuery: Hashable, Sendable {
  /// Text that must stand in one of the fields a person sees; "" wants everybody.
  public var filter: String
  public var sort: UserSort

  public init(filter: String = "", sort: UserSort = .id) {
    self.filter = filter
    self.sort = sort
  }
}
