/// Something that a person has to do.
public struct Todo: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public let id: ID
  public let owner: User.ID
  public let title: String
  public let isDone: Bool

  public init(id: ID, owner: User.ID, title: String, isDone: Bool = false) {
    self.id = id
    self.owner = owner
    self.title = title
    self.isDone = isDone
  }
}
