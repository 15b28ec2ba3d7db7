/// Which posts are wanted, in the order of their ids.
public struct PostQuery: Hashable, Sendable {
  /// Text that must stand in the title or the body; "" wants all.
  public var filter: String
  /// The only author that is wanted, or nil for all.
  public var author: User.ID?

  public init(filter: String = "", author: User.ID? = nil) {
    self.filter = filter
    self.author = author
  }
}
