/// What a person has written.
public struct Post: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public let id: ID
  public let author: User.ID
  public let title: String
  /// The text; it may have several lines.
  public let body: String

  public init(id: ID, author: User.ID, title: String, body: String = "") {
    self.id = id
    self.author = author
    self.title = title
    self.body = body
  }
}
