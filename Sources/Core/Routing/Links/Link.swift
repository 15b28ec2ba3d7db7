/// A link taken apart: its place, the steps below it, and its query, all decoded.
public struct Link: Hashable, Sendable {
  /// `people`: what stands where a web address has its host.
  public var place: String
  /// The steps after the place: `["3", "posts"]`.
  public var path: [String]
  /// What stands after `?`, in order.
  public var query: [LinkItem]

  /// The link to a place, with the steps below it; all texts as they are, not encoded.
  public init(_ place: String, _ path: [String] = [], query: [LinkItem] = []) {
    self.place = place
    self.path = path
    self.query = query
  }
}
