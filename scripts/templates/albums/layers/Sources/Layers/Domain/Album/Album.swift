/// A collection of pictures that a person made.
public struct Album: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public let id: ID
  public let owner: User.ID
  public let title: String

  public init(id: ID, owner: User.ID, title: String) {
    self.id = id
    self.owner = owner
    self.title = title
  }
}
