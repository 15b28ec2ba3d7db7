public import DomainLayer

/// How far the to-dos are, in all and per person.
public struct Digest: Equatable, Sendable {
  /// How far one person's are.
  public struct Share: Hashable, Sendable {
    public let owner: User.ID
    public let name: String
    public let done: Int
    public let total: Int
  }

  public let counts: TodoCounts
  /// By person, in the order of the ids.
  public let shares: [Share]
  /// Whether the shares cover only the first to-dos.
  public let isPartial: Bool
  /// How many to-dos could not be read; the shares leave them out.
  public let unreadable: Int

  /// Adds the to-dos up.
  package static func tally(
    _ todos: [Todo], counts: TodoCounts, names: [User.ID: String], isPartial: Bool, unreadable: Int = 0
  ) -> Digest {
    let shares = TodoCounts.byOwner(todos).map { owner, counts in
      Share(owner: owner, name: names[owner] ?? "person \(owner)", done: counts.done, total: counts.total)
    }
    return Digest(counts: counts, shares: shares, isPartial: isPartial, unreadable: unreadable)
  }
}
