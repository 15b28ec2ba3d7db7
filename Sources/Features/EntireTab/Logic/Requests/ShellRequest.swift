public import DomainLayer

/// What one feature asks another for, by way of the shell.
///
/// It is looked for before anybody is led away from where they asked. Each gets exactly one answer (`RequestAnswer`),
/// within `limit`; there is at most one at a time, and none waits in a queue.
public struct ShellRequest: Hashable, Sendable {
  /// What is asked for.
  public enum Wish: Hashable, Sendable {
    /// The to-dos of a person.
    case todos(of: User.ID)
  }

  /// The longest time that is waited for an answer.
  public static let limit = Duration.seconds(10)
  /// From when on the status line says that something is being looked for.
  static let patience = Duration.milliseconds(200)

  /// Another one for each request of a session.
  public let id: Int
  public let wish: Wish
  /// Where somebody was when they asked, by the count of their moves.
  public let generation: UInt64

  public init(id: Int, _ wish: Wish, generation: UInt64) {
    self.id = id
    self.wish = wish
    self.generation = generation
  }

  /// What is looked for, in words for people.
  public var subject: String {
    switch wish {
    case .todos(let person): "the to-dos of person \(person)"
    }
  }
}
