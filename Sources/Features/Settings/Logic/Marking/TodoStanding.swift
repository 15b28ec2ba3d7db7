internal import DomainLayer

/// How a to-do stands, as a screen shows it.
public struct TodoStanding: Hashable, Sendable {
  /// What is said instead of whether it is done.
  public enum Word: Hashable, Sendable { case sending, failed, unknown, asking }

  public let isDone: Bool
  public let word: Word?

  public init(isDone: Bool, word: Word? = nil) {
    self.isDone = isDone
    self.word = word
  }

  init(_ todo: Todo, _ mark: TodoMark?) {
    isDone = mark?.isDone ?? todo.isDone
    word =
      switch mark?.standing {
      case .sending?: .sending
      case .failed?: .failed
      case .unknown?: .unknown
      case .asking?: .asking
      case .settled?, nil: nil
      }
  }
}
